-- Contracts with vendors: what the law asks of them is read by constructions, permits and entry requests.

create table "vendorContract" (
  "contractNo" bigint generated always as identity primary key,
  "contractCd" text,
  "contractNm" text not null,
  "vendorCd" text not null references "vendor",
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "mgrUserId" text not null references "user",
  "contractTypeCd" text not null,
  "riskLvlCd" text not null,
  "fromYmd" date not null,
  "toYmd" date not null,
  "unitPriceYn" text check ("unitPriceYn" in ('Y', 'N')),
  "contractAmt" numeric(15,0) not null,
  "safetyAmt" numeric(15,0),
  "prohibitYn" text not null check ("prohibitYn" in ('Y', 'N')),
  "prohibitTempYn" text check ("prohibitTempYn" in ('Y', 'N')),
  "approveTargetYn" text not null check ("approveTargetYn" in ('Y', 'N')),
  "removeReportYn" text check ("removeReportYn" in ('Y', 'N')),
  "approveNo" text,
  "approveFromYmd" date,
  "approveToYmd" date,
  "chemSubYn" text not null check ("chemSubYn" in ('Y', 'N')),
  "chemUrgentYn" text check ("chemUrgentYn" in ('Y', 'N')),
  "chemRptYmd" date,
  "infoTargetYn" text not null check ("infoTargetYn" in ('Y', 'N')),
  "subAllowYn" text not null check ("subAllowYn" in ('Y', 'N')),
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("contractCd", '') || ' ' || coalesce("contractNm", ''))) stored,
  unique ("contractCd"),
  check ("toYmd" >= "fromYmd")
);
create index on "vendorContract" ("plantCd", "contractNo" desc);
create index on "vendorContract" ("vendorCd", "contractNo" desc);
create index on "vendorContract" using gin ("searchText" gin_trgm_ops);
create index on "vendorContract" ("vendorCd", "plantCd", "toYmd") where "unitPriceYn" = 'Y' and "state" = 'active';
