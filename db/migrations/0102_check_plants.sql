-- Further plants for which a material check speaks, beside the one that leads it. (chm.md 2: plantCds)
alter table "matChkRqst" add column "plantCds" text[];
create index on "matChkRqst" using gin ("plantCds");
