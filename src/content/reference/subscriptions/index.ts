export { expandSubscription } from './expandSubscription';
export {
  expandSubscriptionLimits,
  expandSubscriptionNotes,
  expandSubscriptionsTable,
} from './expandSubscriptionsIndex';
