-- Safety data sheets, whom they were brought to, labels printed from them.

create table "chmMsds" (
  "msdsNo" bigint generated always as identity primary key,
  "msdsCd" text,
  "prodNo" bigint not null references "chmProduct",
  "msdsVer" numeric(18,0),
  "langCd" text not null,
  "msdsSrcCd" text not null,
  "origWriterTxt" text,
  "writeYmd" date not null,
  "revYmd" date,
  "recvYmd" date not null,
  "reviewDueYmd" date,
  "submitNo" text,
  "submitYmd" date,
  "emergencyTel" text not null,
  "secretYn" text check ("secretYn" in ('Y', 'N')),
  "secretApprNo" text,
  "secretStartYmd" date,
  "secretEndYmd" date,
  "signalWordCd" text,
  "pictoCds" text[],
  "labelPCodes" text[],
  "prevMsdsNo" bigint references "chmMsds",
  "changeTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("msdsCd", ''))) stored,
  unique ("msdsCd")
);
create index on "chmMsds" using gin ("searchText" gin_trgm_ops);

create table "chmMsdsSect" (
  "sectLineNo" bigint generated always as identity primary key,
  "msdsNo" bigint not null references "chmMsds",
  "sectCd" text not null,
  "contents" text not null
);
create index on "chmMsdsSect" ("msdsNo");

create table "chmMsdsGhs" (
  "msdsGhsNo" bigint generated always as identity primary key,
  "msdsNo" bigint not null references "chmMsds",
  "ghsClassCd" text not null,
  "ghsCatCd" text not null,
  "hCode" text
);
create index on "chmMsdsGhs" ("msdsNo");

create table "chmMsdsNotice" (
  "msdsNoticeNo" bigint generated always as identity primary key,
  "msdsNo" bigint not null references "chmMsds",
  "noticeTypeCd" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint,
  "placeNm" text,
  "targetCnt" numeric(18,0),
  "reasonTxt" text,
  "dueYmd" date,
  "doneYmd" date,
  "doneUserId" text,
  "eduTxt" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "chmMsdsNotice" ("plantCd", "dueYmd", "msdsNoticeNo");

create table "chmLabelPrint" (
  "labelPrintNo" bigint generated always as identity primary key,
  "msdsNo" bigint not null references "chmMsds",
  "labelTypeCd" text not null,
  "langCd" text not null,
  "containerVal" numeric(18,3) not null,
  "sizeVal" numeric(18,2) not null,
  "printCnt" numeric(18,0) not null,
  "printUserId" text not null,
  "printDt" timestamptz not null
);


-- Of a product and language one sheet is in force; the old one leaves in the same transaction in which the new one comes.
alter table "chmMsds" add constraint "oneInForce" exclude using btree ("prodNo" with =, "langCd" with =) where ("state" in ('valid', 'revising')) deferrable initially deferred;
create index on "chmMsds" ("prodNo");
create index on "chmMsds" ("reviewDueYmd") where "state" = 'valid';
create index on "chmMsdsNotice" ("msdsNo");
create index on "chmMsdsNotice" ("deptCd") where "doneYmd" is null;
create index on "chmLabelPrint" ("msdsNo");

-- The words under which a supplier's columns were found the last time.
create table "chmUploadMapping" (
  "supplierNm" text not null,
  "targetNm" text not null,
  "columnTxt" text not null,
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  primary key ("supplierNm", "targetNm")
);
