-- no-transaction
-- The accidents that stopped an order are those of all its permits.
create index concurrently if not exists "workPermit_wkodNo_idx" on "workPermit" ("wkodNo");
