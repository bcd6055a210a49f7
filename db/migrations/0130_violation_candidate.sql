-- A violation that another module has found: what it was found in, once for good.
alter table "warnPoint" add column "sourceKey" text, add column "sourceUrl" text;
create unique index on "warnPoint" ("sourceKey");
