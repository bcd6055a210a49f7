-- Papers of companies, requests to come in, passes, and what the gates saw (vendor 2.1, 2.2).
create table "vendorDoc" (
  "vendorDocNo" bigint generated always as identity primary key,
  "vendorCd" text not null references "vendor",
  "docTypeCd" text not null,
  "docNo" text,
  "validFromYmd" date not null,
  "validToYmd" date,
  "verifyStatusCd" text not null default 'VVF01',
  "rejectReason" text,
  "verifyUserId" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "vendorDoc" ("vendorCd", "vendorDocNo" desc);
create index on "vendorDoc" ("validToYmd");

create table "enterRqst" (
  "enterRqstNo" bigint generated always as identity primary key,
  "enterRqstCd" text,
  "vendorCd" text not null references "vendor",
  "plantCd" text not null,
  "enterTypeCd" text not null,
  "contractNo" bigint references "vendorContract",
  "deptCd" text not null,
  "mgrUserId" text not null,
  "fromYmd" date not null,
  "toYmd" date not null,
  "purposeTxt" text not null,
  "submitDt" timestamptz,
  "confirmUserId" text,
  "decideUserId" text,
  "decideDt" timestamptz,
  "decideCont" text,
  "state" text not null check ("state" in
    ('draft', 'submitted', 'deptConfirmed', 'reviewed', 'approving', 'approved', 'supplement', 'rejected', 'cancelled', 'ended')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("enterRqstCd", ''))) stored,
  unique ("enterRqstCd")
);
create index on "enterRqst" ("plantCd", "enterRqstNo" desc);
create index on "enterRqst" ("vendorCd", "enterRqstNo" desc);
create index on "enterRqst" ("contractNo");
create index on "enterRqst" using gin ("searchText" gin_trgm_ops);

create table "enterRqstArea" (
  "enterRqstAreaNo" bigint generated always as identity primary key,
  "enterRqstNo" bigint not null references "enterRqst",
  "areaCd" text not null references "permitArea"
);
create index on "enterRqstArea" ("enterRqstNo");
create index on "enterRqstArea" ("areaCd");

create table "enterPass" (
  "passNo" bigint generated always as identity primary key,
  "passCd" text,
  "plantCd" text not null,
  "vendorCd" text not null references "vendor",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorEquipNo" bigint references "vendorEquip",
  "enterRqstNo" bigint references "enterRqst",
  "areaTxt" text,
  "fromYmd" date not null,
  "toYmd" date not null,
  "limitTxt" text,
  "stopReason" text,
  "state" text not null check ("state" in ('valid', 'stopped', 'expired', 'withdrawn')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("passCd", ''))) stored,
  unique ("passCd"),
  check (num_nonnulls("vendorWorkerNo", "vendorEquipNo") <= 1)
);
create index on "enterPass" ("plantCd", "passNo" desc);
create index on "enterPass" ("vendorCd", "passNo" desc);
create index on "enterPass" ("enterRqstNo");
create index on "enterPass" ("toYmd") where "state" in ('valid', 'stopped');
create index on "enterPass" using gin ("searchText" gin_trgm_ops);
-- Of a person or a piece of equipment one pass of a plant is in force.
create unique index on "enterPass" ("vendorWorkerNo", "plantCd") where "state" in ('valid', 'stopped');
create unique index on "enterPass" ("vendorEquipNo", "plantCd") where "state" in ('valid', 'stopped');

create table "enterRqstLine" (
  "enterRqstLineNo" bigint generated always as identity primary key,
  "enterRqstNo" bigint not null references "enterRqst",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorEquipNo" bigint references "vendorEquip",
  "checkCd" text,
  "checkTxt" text,
  "reviewCd" text,
  "reviewCont" text,
  "passNo" bigint references "enterPass",
  check (num_nonnulls("vendorWorkerNo", "vendorEquipNo") = 1)
);
create index on "enterRqstLine" ("enterRqstNo");
create index on "enterRqstLine" ("vendorWorkerNo");
create index on "enterRqstLine" ("vendorEquipNo");
create index on "enterRqstLine" ("passNo");

create table "enterLog" (
  "enterLogNo" bigint generated always as identity primary key,
  "passNo" bigint not null references "enterPass",
  "plantCd" text,
  "vendorCd" text references "vendor",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorEquipNo" bigint references "vendorEquip",
  "gateCd" text not null,
  "inoutCd" text not null,
  "enterDt" timestamptz not null,
  "srcCd" text,
  "okYn" text not null default 'Y' check ("okYn" in ('Y', 'N')),
  "refuseTxt" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("passNo", "enterDt", "inoutCd")
);
create index on "enterLog" ("plantCd", "enterDt" desc);
create index on "enterLog" ("vendorCd", "enterDt" desc);
create index on "enterLog" ("vendorWorkerNo");
create index on "enterLog" ("vendorEquipNo");
