-- What a person keeps for oneself: searches by name.

create table "savedView" (
  "savedViewNo" bigint generated always as identity primary key,
  "userId" text not null references "user" on delete cascade,
  "pagePath" text not null,
  "viewNm" text not null,
  "query" text not null,
  "defaultYn" text not null default 'N' check ("defaultYn" in ('Y', 'N')),
  "createDt" timestamptz not null default now(),
  unique ("userId", "pagePath", "viewNm")
);
comment on column "savedView"."query" is 'as it stands in the address of the page';
create unique index on "savedView" ("userId", "pagePath") where "defaultYn" = 'Y';
