-- Violations of vendors with points by a dated table, and the sanctions that follow.
create table "violStd" (
  "violStdNo" bigint generated always as identity primary key,
  "violNm" text not null,
  "violCd" text not null,
  "violLvlCd" text not null,
  "workerPoint" numeric(18,0) not null,
  "vendorPoint" numeric(18,0) not null,
  "actTxt" text,
  "legalBasisTxt" text,
  "applyFromYmd" date not null,
  "useYn" text not null check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("violNm", ''))) stored,
  unique ("violCd", "applyFromYmd")
);
create index on "violStd" using gin ("searchText" gin_trgm_ops);

create table "warnPoint" (
  "warnNo" bigint generated always as identity primary key,
  "warnCd" text,
  "violStdNo" bigint not null references "violStd",
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "toldVendorCd" text,
  "vendorWorkerNo" bigint references "vendorWorker",
  "occurDt" timestamptz not null,
  "placeNm" text not null,
  "cont" text not null,
  "permitNo" bigint references "workPermit",
  "violLvlCd" text,
  "workerPoint" numeric(18,0),
  "vendorPoint" numeric(18,0),
  "issueUserId" text,
  "noticeDt" timestamptz,
  "objectToYmd" date,
  "objectCont" text,
  "decideUserId" text,
  "decideCont" text,
  "actCont" text,
  "state" text not null check ("state" in ('draft', 'notified', 'objected', 'confirmed', 'dropped', 'acted', 'closed')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("warnCd", ''))) stored,
  unique ("warnCd")
);
create index on "warnPoint" ("plantCd", "warnNo" desc);
create index on "warnPoint" ("toldVendorCd", "warnNo" desc);
create index on "warnPoint" ("vendorCd");
create index on "warnPoint" ("vendorWorkerNo");
create index on "warnPoint" ("violStdNo");
create index on "warnPoint" ("permitNo");
create index on "warnPoint" using gin ("searchText" gin_trgm_ops);

create table "sanction" (
  "sanctionNo" bigint generated always as identity primary key,
  "sanctionCd" text,
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "vendorWorkerNo" bigint references "vendorWorker",
  "sanctionTypeCd" text not null,
  "basisPoint" numeric(18,0),
  "fromYmd" date not null,
  "toYmd" date,
  "cont" text not null,
  "liftReason" text,
  "state" text not null check ("state" in ('proposed', 'pending', 'active', 'ended', 'lifted', 'rejected')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("sanctionCd", ''))) stored,
  unique ("sanctionCd"),
  check ("toYmd" >= "fromYmd")
);
create index on "sanction" ("plantCd", "sanctionNo" desc);
create index on "sanction" ("vendorCd");
create index on "sanction" ("vendorWorkerNo");
create index on "sanction" using gin ("searchText" gin_trgm_ops);
