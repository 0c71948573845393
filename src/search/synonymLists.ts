/**
 * What readers say and the documentation says, one group a line. The members of a group find each
 * other; in lines with `>` what is said before finds what is meant behind, and not the other way
 * round, which would find too much. Inflections and British spellings need no entry.
 */
export const synonymLists = `
cancel, delete, remove, void, undo
create, add, new, register, open, onboard
approve, authorize, accept
freeze, suspend, seize, block
mint, issue, issuance
burn, redeem

client, customer, account holder
bank, institution
payment, transfer, transaction, tx, txn
fx, foreign exchange, currency exchange
fee, cost, price, charge, tariff, gas
dollar, usd
payout, pay out, withdrawal
deposit, pay in, top up, fund
statement, report, export
dvp, delivery versus payment
pvp, payment versus payment
final, finality, irreversible
cut-off time, cut off time, opening hours, business hours
parity, par, peg
maximum, max
scheduled, future dated

kyc, know your customer, customer due diligence, verification
aml, anti money laundering, money laundering, cft, sanctions
ubo, ultimate beneficial owner, beneficial owner
gdpr, data protection, personal data, pii
regulator, supervisor, supervision, oversight
country, region, jurisdiction, territory
retention, records are kept, archive, audit trail, audit log
permission, role, access right
private, confidential
fraud, scam, impostor, phishing

auth, authentication, authorization, log in, login, sign in, credentials
mtls, mutual tls, client certificate
rotation, renew, change over
limit, quota, bound
rate limit, throttling, too many requests
idempotency, duplicate, twice
webhook, notification, callback, event
daily, per day, a day, 24 hours
sandbox, testnet, test environment, staging
production, mainnet
error, failure, problem
expiry, expiration, lifetime, ttl, time to live, valid for
quickstart, getting started, first steps, begin, tutorial
setting, configuration, setup
supported, available, accepted, allowed

smart contract, program
node, validator
stake, delegation
hsm, hardware security module, hardware module
mpc, multi party computation, threshold signature
custody, wallet
hardware, machine, server, specs, system requirements
ram, memory
storage, disk, ssd
cpu, processor, cores
vote, governance
outage, downtime, incident, unavailable
penalty, slashing, punishment
faucet, airdrop
priority, prioritization
sign, signature
twitter, x
status, state

refund, reversal, reverse, recall, chargeback, dispute, return, send back > too late, other direction, sent back
pricing, price list, fee schedule > fees, basis points
revoke > withdraw, cancel
lost, stolen, compromised > stolen, impostor
allowlist, whitelist, denylist, blocklist, blacklist > address_list
ram, cpu, disk, storage, bandwidth > machine
port, firewall > machine, firewall
cold storage, offline > keep offline, keys
keypair > keys
slashing, penalty > missed, duties
uptime, sla > availability, duties
outage, downtime, incident > status, maintenance
bank holiday, public holiday > business day
opening hours > cut-off
scheduled payment, scheduled transfer, future dated, standing order > execute_at
daily limit, transfer limit, spending limit > largest transaction, limits, period_limit
open an account, create account, new account > add customer
verify webhook, hmac > webhook signature
deprecation, deprecation policy, api version, breaking change > versioning
date format, timestamp, time zone, timezone > rfc 3339
next page, page size > cursor, pagination
bearer token, access token, api token, token expired, api key, key rotation > authentication, client certificate
permission > roles, scopes
suspicious activity, sar > monitoring
screening, pep > sanctions
erase, delete data > personal data
proof of reserves > reserve, attestation
camt, mt940 > statement
swift, sepa, wire > fiat
iban > bank account
depeg > parity, spread
block time, slot time, slot duration > slots milliseconds
confirmation, confirmed finalized, payment final > settlement finality
contact, email, help > support, official channels
url, host name > address, endpoint
base url, api url, production url, sandbox url > base address, environments
maker checker, four eyes, dual control, segregation of duties > creating approving, approvals, roles
euro, eur, gbp, chf, jpy > currencies
`;
