import type { z } from 'zod';
import { apiErrors } from './apiErrors';
import { badges } from './badges';
import { chain } from './chain';
import { chainLifecycles } from './chainLifecycles';
import { classifications } from './classifications';
import { compliance } from './compliance';
import { consolePages } from './console';
import { currencies } from './currencies';
import { customers } from './customers';
import { defi } from './defi';
import { environments } from './environments';
import { epochs } from './epochs';
import { fees } from './fees';
import { freezes } from './freezes';
import { fx } from './fx';
import { goingLive } from './goingLive';
import { governance } from './governance';
import { legal } from './legal';
import { lifecycles } from './lifecycles';
import { limits } from './limits';
import { privacy } from './privacy';
import { programs } from './programs';
import { rails } from './rails';
import { regions } from './regions';
import { reports } from './reports';
import { roles } from './roles';
import { rpcLimits } from './rpcLimits';
import { sandbox } from './sandbox';
import { screening } from './screening';
import { serviceLevels } from './serviceLevels';
import { stablecoin } from './stablecoin';
import { tokens } from './tokens';
import { transactions } from './transactions';
import { travelRule } from './travelRule';
import { validators } from './validators';
import { wallets } from './wallets';

/** The schema of each data file, by file name without extension. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['api_errors', apiErrors],
  ['badges', badges],
  ['chain', chain],
  ['chain_lifecycles', chainLifecycles],
  ['classifications', classifications],
  ['compliance', compliance],
  ['console', consolePages],
  ['currencies', currencies],
  ['customers', customers],
  ['defi', defi],
  ['environments', environments],
  ['epochs', epochs],
  ['fees', fees],
  ['freezes', freezes],
  ['fx', fx],
  ['going_live', goingLive],
  ['governance', governance],
  ['legal', legal],
  ['lifecycles', lifecycles],
  ['limits', limits],
  ['privacy', privacy],
  ['programs', programs],
  ['rails', rails],
  ['regions', regions],
  ['reports', reports],
  ['roles', roles],
  ['rpc_limits', rpcLimits],
  ['sandbox', sandbox],
  ['screening', screening],
  ['service_levels', serviceLevels],
  ['stablecoin', stablecoin],
  ['tokens', tokens],
  ['transactions', transactions],
  ['travel_rule', travelRule],
  ['validators', validators],
  ['wallets', wallets],
]);
