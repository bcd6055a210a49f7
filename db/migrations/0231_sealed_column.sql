-- Columns whose every value is sealed for its own row: a value that is not, or was another row's, opens no more.
create table "sealedColumn" (
  "columnNm" text primary key,
  "checkTxt" text not null,
  "createDt" timestamptz not null default now()
);
