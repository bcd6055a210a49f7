-- A material on a permit that the company brings itself: it needs its material check (chm 5.9, vendor R10).
alter table "permitMaterial" add column "chemprodNo" bigint references "chemprod";
create index on "permitMaterial" ("chemprodNo") where "chemprodNo" is not null;
