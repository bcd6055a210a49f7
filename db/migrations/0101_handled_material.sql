-- Substances that works of a plant handle or find left behind: the permit takes their limits from here (ptw 2, handledMats).
create table "handledMaterial" (
  "handledMaterialNo" bigint generated always as identity primary key,
  "matNm" text not null,
  "casNo" text,
  "lelPct" numeric(18,2),
  "toxLimitPpm" numeric(18,2),
  "ppeTxt" text,
  "cautionTxt" text,
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("matNm", '') || ' ' || coalesce("casNo", ''))) stored,
  unique ("matNm")
);
create index on "handledMaterial" using gin ("searchText" gin_trgm_ops);
