from solana.rpc.api import Client

client = Client("http://localhost:8899")

# #region slot
slot = client.get_slot().value
print(slot)
# #endregion slot
