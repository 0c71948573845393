import type { z } from 'zod';
import { apiErrors } from './apiErrors';
import { badges } from './badges';
import { chain } from './chain';
import { classifications } from './classifications';
import { compliance } from './compliance';
import { currencies } from './currencies';
import { customers } from './customers';
import { defi } from './defi';
import { environments } from './environments';
import { epochs } from './epochs';
import { fees } from './fees';
import { fx } from './fx';
import { governance } from './governance';
import { lifecycles } from './lifecycles';
import { legal } from './legal';
import { limits } from './limits';
import { privacy } from './privacy';
import { programs } from './programs';
import { regions } from './regions';
import { reports } from './reports';
import { rails } from './rails';
import { roles } from './roles';
import { rpcLimits } from './rpcLimits';
import { sandbox } from './sandbox';
import { serviceLevels } from './serviceLevels';
import { screening } from './screening';
import { stablecoin } from './stablecoin';
import { tokens } from './tokens';
import { transactions } from './transactions';
import { validators } from './validators';
import { travelRule } from './travelRule';
import { wallets } from './wallets';

/** The schema of each data file, by file name without extension; each is in a module of that name. */
export const schemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ['api_errors', apiErrors],
  ['badges', badges],
  ['chain', chain],
  ['classifications', classifications],
  ['compliance', compliance],
  ['currencies', currencies],
  ['customers', customers],
  ['defi', defi],
  ['environments', environments],
  ['epochs', epochs],
  ['fees', fees],
  ['fx', fx],
  ['governance', governance],
  ['lifecycles', lifecycles],
  ['limits', limits],
  ['legal', legal],
  ['privacy', privacy],
  ['programs', programs],
  ['regions', regions],
  ['reports', reports],
  ['roles', roles],
  ['rpc_limits', rpcLimits],
  ['sandbox', sandbox],
  ['service_levels', serviceLevels],
  ['rails', rails],
  ['stablecoin', stablecoin],
  ['screening', screening],
  ['tokens', tokens],
  ['transactions', transactions],
  ['validators', validators],
  ['wallets', wallets],
  ['travel_rule', travelRule],
]);
