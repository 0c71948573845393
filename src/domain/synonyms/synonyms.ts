/**
 * Search synonyms for payments, compliance, APIs and blockchains, one group per line. All members
 * of a group find each other. In a line with `>`, the words before it find those after it, but not
 * vice versa. Words that apply to a single page belong in that page's keywords. Inflections and
 * British spellings need no entry.
 */
export const synonymLists = `
cancel, cancellation, delete, remove, void, undo
create, add, new, register, open, onboard
approve, authorize, accept
freeze, suspend, seize, seizure, block
mint, issue, issuance
burn, redeem, redemption
refund, reversal, chargeback, recall, return, send back
reverse, revert, undo
lost, stolen, compromised

client, customer, account holder
bank, institution
payment, transfer, transaction, tx, txn
fx, foreign exchange, currency exchange
fee, cost, price, pricing, charge, tariff, gas
dollar, usd
stablecoin, stable coin
euro, eur
payout, pay out, withdrawal
deposit, pay in, top up
statement, report, export
dvp, delivery versus payment, delivery vs payment
pvp, payment versus payment, payment vs payment
final, finality, irreversible, irrevocable
cut-off time, cut off time, opening hours, business hours
bank holiday, public holiday, business day
parity, par, peg, depeg
maximum, max
minimum, min, smallest
scheduled, future dated, standing order

kyc, know your customer, customer due diligence, cdd, verification
kyb, know your business
aml, anti money laundering, money laundering, cft, sanctions
safeguarding, safeguarded, segregated, segregation, kept apart, client money
insolvency, bankruptcy, bankrupt, goes bust, failure
ubo, ultimate beneficial owner, beneficial owner
gdpr, data protection, personal data, pii
sar, suspicious activity
source of funds, source of wealth, sof
regulator, supervisor, supervision, oversight
country, region, jurisdiction, territory
retention, archive, audit trail, audit log
permission, role, access right
maker checker, four eyes, dual control, segregation of duties
private, confidential
fraud, scam, impostor, phishing
allowlist, whitelist
denylist, blocklist, blacklist

auth, authentication, authorize, authorization, log in, login, sign in, credentials
mtls, mutual tls, client certificate
rotation, renew, change over
limit, quota, bound
rate limit, throttling, too many requests, 429
idempotency, duplicate, twice
webhook, notification, callback, event
daily, per day, a day, 24 hours
sandbox, testnet, test environment, staging
production, mainnet
error, failure, problem
expiry, expiration, lifetime, ttl, time to live, valid for
quickstart, getting started, first steps, begin, tutorial, hello world
setting, configuration, setup, set up, install
supported, available, accepted, allowed
url, endpoint, host name

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
outage, downtime, down, incident, unavailable
uptime, sla, availability, service level
penalty, slashing, punishment
faucet, airdrop, test token
priority, prioritization
keypair, key pair, key
cold storage, cold wallet, cold key, air gapped, offline
sign, signature
block time, slot time
consensus, proof of stake, bft
throughput, tps, transactions per second
fee payer, sponsor, gasless
zk, zkp, zero knowledge
twitter, x
status, state

bad request > 400
unauthorized > 401
forbidden > 403
not found > 404
conflict > 409
internal server error > 500
service unavailable > 503
http > status code
dispute > refund, return
reverse, recall, revert > cancel
revoke > withdraw, cancel
maker checker, four eyes, dual control > approval
downtime > maintenance
suspicious activity > transaction monitoring
screening, pep > sanctions
composition, breakdown > asset
hot wallet > online
por, proof of reserves > reserve, attestation
camt, mt940 > statement
swift, sepa, correspondent bank > payment system, bank transfer
wire > bank transfer
beneficiary, recipient > payee
originator, remitter > payer
swift > bic
iban > bank account
confirmation > finality
hmac > signature
bearer token, access token, api token, api key > authentication
permission > scopes
paging, next page, page size > pagination
breaking change, api version, deprecation > versioning
date format, time format, date and time, iso 8601, timestamp, time zone, timezone > rfc 3339
base url > base address
contact, help > support
dex, amm, decentralized exchange > liquidity, defi
lp, liquidity provider > liquidity, market making
vasp, casp, virtual asset service provider > travel rule
jwt, json web token > bearer token, access token
sso, oidc > oauth
sca, mfa, 2fa, two factor, strong customer authentication > approval, authentication
rbac > permission, scopes
ofac, sdn > sanctions
edd, enhanced due diligence > know your customer, verification
rtgs, ach, instant payment, faster payment > bank transfer, payment system
cbdc, emt, e-money > stablecoin
emi > electronic money institution
casp > crypto-asset service provider
micar, markets in crypto assets > mica
tokenized deposit > settlement token, balance
subaccount, sub account > customer
kyt > transaction monitoring
watchlist > sanctions list
lei > legal entity identifier
ivms101 > travel rule
nsf, insufficient funds, overdraft > insufficient_balance
pacs, pain, mx message, mt103 > iso 20022
memo, remittance > reference
uetr, end to end id > idempotency
seed phrase, mnemonic, tss > key share
multisig, multi signature, quorum > threshold, approval
right to erasure, right to be forgotten, delete data > retention
nft > token
dlt, distributed ledger > blockchain
pda > program address
ata > associated token account
spl > token
poh, proof of history > consensus
alt, lut > lookup table
cu > compute unit
pubsub > websocket, subscribe
swagger, sdk > openapi
disaster recovery, business continuity, failover, bcp > rto
eod > cut-off time, end of day
unstake, undelegate > stake
duration > lifetime, valid for
hot spare, hot standby > stand-by
backoff, jitter > retry
bug, exploit, cve, responsible disclosure > vulnerability
calculate > compute
compute > calculate
endpoint > address
prometheus, grafana, alerting > metric, alarm
pentest, pen test > penetration test
a11y, vpat > accessibility
str > suspicious activity
dst, daylight saving > time zone
htlc > escrow
markup > spread
oom > memory
nostro, vostro > settlement bank
ccy > currency
decline, deny > refuse, reject
company, firm, corporate > business
person > individual
phone > telephone
born, birthday > birth
mandatory, compulsory > required
stuck, delay > pending, wait
`;
