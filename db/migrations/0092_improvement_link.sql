-- An address with which people without an account ask for an improvement: named, dated, and ended by its line (docs/decisions/0032).
create table "improvementLink" (
  "imprLinkNo" bigint generated always as identity primary key,
  "linkNm" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "vendorCd" text references "vendor",
  "placeNm" text,
  "fromYmd" date not null,
  "toYmd" date not null,
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "useCnt" numeric(18,0) not null default 0,
  "lastDt" timestamptz,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("linkNm", ''))) stored
);
create index on "improvementLink" ("plantCd", "imprLinkNo" desc);
create index on "improvementLink" using gin ("searchText" gin_trgm_ops);
-- Through which link a request came.
alter table "improvement" add column "imprLinkNo" bigint references "improvementLink";
create index on "improvement" ("imprLinkNo", "reqDt") where "imprLinkNo" is not null;
