import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Icon } from '../components/ui/Icon';
import { withPrefix } from '../site/addresses';
import { Boundary } from './panel/Boundary';
import { readTarget, type RunTarget } from './target';

/* This module is loaded when a reader presses Run. */

/** Path of the panel's stylesheet (src/gatsby/output/runStyles.ts). */
declare const RUN_STYLES: string;

const importApi = () => import(/* webpackChunkName: "run-api" */ './panel/ApiRunner');
const importRpc = () => import(/* webpackChunkName: "run-rpc" */ './panel/RpcRunner');
const ApiRunner = lazy(importApi);
const RpcRunner = lazy(importRpc);

let styles: Promise<void> | undefined;

/** Loads the panel's styles once; after a failure, the next call tries again. */
function loadStyles(): Promise<void> {
  styles ??= new Promise<void>((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = withPrefix(RUN_STYLES);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = undefined;
      reject(new Error('The panel could not be loaded.'));
    };
    document.head.append(link);
  });
  return styles;
}

interface PanelProps {
  readonly target: RunTarget;
  readonly onClose: () => void;
}

function Panel({ target, onClose }: PanelProps): React.JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [name, setName] = useState(target.kind === 'rpc' ? target.method : target.operation);
  const pressedTarget = useRef<EventTarget | null>(null);
  const title = `Run ${name}`;

  useEffect(() => {
    const element = dialog.current;
    if (element?.open === false) element.showModal();
    // Back and Forward change the page behind the panel.
    const close = () => element?.close();
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, []);

  return (
    // Clicks bubble up from links, which are keyboard accessible, and from the backdrop, for which
    // Esc is the keyboard alternative.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className="r-panel"
      aria-label={title}
      onClose={onClose}
      onPointerDown={(event) => {
        pressedTarget.current = event.target;
      }}
      onClick={(event) => {
        const { target: clicked } = event;
        const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
        const isLink = clicked instanceof Element && clicked.closest('a') !== null;
        // Ignore a text selection that ends outside the panel.
        const isOutside = clicked === dialog.current && pressedTarget.current === clicked;
        if (isOutside || (isLink && !opensElsewhere)) dialog.current?.close();
      }}
    >
      <div className="r-frame">
        <div className="r-head">
          <h2 tabIndex={-1}>{title}</h2>
          <button
            type="button"
            className="icon-button"
            aria-label="Close"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </div>
        <Boundary>
          <Suspense fallback={<p className="r-loading">Loading …</p>}>
            {target.kind === 'rpc' ? (
              <RpcRunner method={target.method} />
            ) : (
              <ApiRunner target={target} onChoose={setName} />
            )}
          </Suspense>
        </Boundary>
      </div>
    </dialog>
  );
}

let root: Root | undefined;
let openCount = 0;

/**
 * Opens the panel. When it closes, focus returns to the button if the page still has it.
 *
 * @param text the button's `data-run`
 * @throws Error if the text names nothing to run or a file cannot be loaded
 */
export async function openRunPanel(text: string, button: HTMLElement): Promise<void> {
  const target = readTarget(text);
  // Load first: the caller can report a failure here. During rendering it could not, and React
  // would cache the failure.
  await Promise.all([loadStyles(), target.kind === 'rpc' ? importRpc() : importApi()]);
  // The reader may have left the page while the code loaded.
  if (!button.isConnected) return;
  if (root === undefined) {
    const host = document.createElement('div');
    document.body.append(host);
    root = createRoot(host);
  }
  const close = () => {
    root?.render(null);
    if (button.isConnected) button.focus();
  };
  root.render(<Panel key={(openCount += 1)} target={target} onClose={close} />);
}
