-- When a measurement or a tick that had to wait for the network has arrived; empty where it came at once.
alter table "permitGas" add column "arriveDt" timestamptz;
alter table "permitCheck" add column "arriveDt" timestamptz;
