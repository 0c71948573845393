import { useState } from 'react';
import { BreakableCode } from '../../shared/BreakableCode';
import type { RunServer } from '../../shared/runFiles';
import { addressProblem } from '../model/address';
import { chosenNode, ownNode, rememberedNode, rememberNode } from '../session/nodeAddress';

interface NodeChoice {
  readonly address: string;
  readonly problem: string | undefined;
  readonly picker: React.JSX.Element;
}

/**
 * Returns the address of the chosen node, what is wrong with the address, if anything, and the
 * control that picks the node.
 */
export function useNode(servers: readonly RunServer[]): NodeChoice {
  const initialServer = servers.find(({ name }) => name === chosenNode.environment);
  const [environment, setEnvironment] = useState(initialServer?.name);
  const [own, setOwn] = useState(ownNode);
  const [isRemembered, setRemembered] = useState(() => rememberedNode() !== undefined);
  const server = servers.find(({ name }) => name === environment);
  const urls = servers.map(({ url }) => url);
  const problem = server === undefined ? addressProblem(own, urls) : undefined;

  const choose = (name: string | undefined) => {
    setEnvironment(name);
    chosenNode.environment = name;
  };
  const change = (address: string) => {
    setOwn(address);
    chosenNode.own = address;
    if (isRemembered && addressProblem(address, urls) === undefined) rememberNode(address);
  };
  const remember = (isWanted: boolean) => {
    setRemembered(isWanted);
    rememberNode(isWanted && problem === undefined ? own : undefined);
  };

  const picker = (
    <fieldset className="r-node">
      <legend>Node</legend>
      <label>
        <input
          type="radio"
          name="run-node"
          checked={server === undefined}
          onChange={() => choose(undefined)}
        />
        <span>My node</span>
      </label>
      {servers.map(({ name, url }) => (
        <label key={name} htmlFor={`run-node-${name}`}>
          <input
            id={`run-node-${name}`}
            type="radio"
            name="run-node"
            checked={server?.name === name}
            onChange={() => choose(name)}
          />
          <span className="r-name">{name}</span> <BreakableCode text={url} />
        </label>
      ))}
      {server === undefined && (
        <div className="r-field">
          <div className="r-label">
            <label htmlFor="run-address">Address</label>
          </div>
          <input
            id="run-address"
            className="r-input"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={own}
            aria-invalid={problem !== undefined || undefined}
            aria-describedby={problem === undefined ? undefined : 'run-address-error'}
            onChange={({ target }) => change(target.value)}
          />
          {problem !== undefined && (
            <p className="r-error" id="run-address-error">
              {problem}
            </p>
          )}
          <label className="r-remember">
            <input
              type="checkbox"
              checked={isRemembered}
              onChange={({ target }) => remember(target.checked)}
            />
            Remember this address
          </label>
        </div>
      )}
    </fieldset>
  );
  return { address: server?.url ?? own, problem, picker };
}
