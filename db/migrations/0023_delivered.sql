-- What the product has delivered as reference data (codes, menus, rights, events, figures), row by row as it was delivered. A later version adds
-- what is new and changes what it says differently now, but only where an administrator has left it as it was delivered.
create table "deliveredRow" (
  "tableNm" text not null,
  "rowKey" text not null,
  "row" jsonb not null,
  "createDt" timestamptz not null default now(),
  "updateDt" timestamptz not null default now(),
  primary key ("tableNm", "rowKey")
);
-- The hash of each part as it was last delivered: a start without news asks for nothing more.
create table "deliveredPart" (
  "tableNm" text not null,
  "partNm" text not null,
  "contentHash" text not null,
  "updateDt" timestamptz not null default now(),
  primary key ("tableNm", "partNm")
);
