-- Health of vendors' workers is sealed with a key that the database does not know (docs/decisions/0036). The values are sealed by the portal when it starts; the
-- version before reads and writes the same columns until then.
create table "dataKey" (
  "keyNm" text primary key,
  "checkTxt" text not null,
  "createDt" timestamptz not null default now()
);
alter table "vendorWorker" alter column "healthYmd" type text using to_char("healthYmd", 'YYYY-MM-DD');
