-- Hazard classes with their statements, regulated lists, what stands on them, and new editions of lists.

create table "chmGhsMap" (
  "ghsMapNo" bigint generated always as identity primary key,
  "ghsClassCd" text not null,
  "ghsCatCd" text not null,
  "hCode" text,
  "pictoCds" text[],
  "signalWordCd" text not null,
  "pCodes" text[],
  "effectYmd" date not null,
  "endYmd" date,
  "sourceTxt" text not null,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "chmPhrase" (
  "phraseCd" text primary key,
  "phraseTypeCd" text not null,
  "phraseTxt" text not null,
  "phraseTxtEn" text not null,
  "phraseTxtZh" text not null,
  "phraseTxtEs" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "chmRegItem" (
  "regItemNo" bigint generated always as identity primary key,
  "regCd" text not null,
  "regSubjNm" text not null,
  "casNo" text,
  "casGroup" text[],
  "contentMinPct" numeric(18,4),
  "contentOpCd" text,
  "thr1Qty" numeric(18,4),
  "thr2Qty" numeric(18,4),
  "thrUnitTxt" text,
  "lawArticle" text not null,
  "noticeTxt" text,
  "effectYmd" date not null,
  "endYmd" date,
  "verNo" numeric(18,0) not null,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("regSubjNm", '') || ' ' || coalesce("casNo", ''))) stored
);
create index on "chmRegItem" using gin ("searchText" gin_trgm_ops);

create table "chmRegMatch" (
  "regMatchNo" bigint generated always as identity primary key,
  "prodNo" bigint not null references "chmProduct" on delete cascade,
  "regCd" text not null,
  "regItemNo" bigint references "chmRegItem",
  "contentPct" numeric(18,4),
  "matchTypeCd" text not null,
  "borderYn" text not null check ("borderYn" in ('Y', 'N')),
  "applyYn" text check ("applyYn" in ('Y', 'N')),
  "exceptReason" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "chmRegHist" (
  "regHistNo" bigint generated always as identity primary key,
  "regHistCd" text,
  "regCd" text not null,
  "effectYmd" date not null,
  "noticeTxt" text not null,
  "fileNm" text,
  "newCnt" numeric(18,0),
  "chgCnt" numeric(18,0),
  "delCnt" numeric(18,0),
  "sameCnt" numeric(18,0),
  "errCnt" numeric(18,0),
  "affectedCnt" numeric(18,0),
  "applyDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("regHistCd", ''))) stored,
  unique ("regHistCd")
);
create index on "chmRegHist" using gin ("searchText" gin_trgm_ops);

create table "chmRegHistLine" (
  "regHistLineNo" bigint generated always as identity primary key,
  "regHistNo" bigint not null references "chmRegHist",
  "rowNo" numeric(18,0),
  "actionCd" text not null,
  "regItemNo" bigint references "chmRegItem",
  "regSubjNm" text,
  "casNo" text,
  "casGroup" text[],
  "contentMinPct" numeric(18,4),
  "contentOpCd" text,
  "thr1Qty" numeric(18,4),
  "thr2Qty" numeric(18,4),
  "thrUnitTxt" text,
  "lawArticle" text,
  "noticeTxt" text,
  "beforeTxt" text,
  "errorTxt" text,
  "affectedCnt" numeric(18,0)
);
create index on "chmRegHistLine" ("regHistNo");

create index on "chmGhsMap" ("ghsClassCd", "ghsCatCd");
create index on "chmRegItem" ("regCd", "effectYmd");
create index on "chmRegItem" ("casNo");
alter table "chmRegItem" add constraint "regPeriod" check ("endYmd" >= "effectYmd" - 1);
alter table "chmRegItem" add constraint "contentComparison" check (("contentMinPct" is null) = ("contentOpCd" is null));
create unique index on "chmRegMatch" ("prodNo", "regItemNo");
create index on "chmRegMatch" ("regItemNo");
create index on "chmRegHist" ("regCd");
