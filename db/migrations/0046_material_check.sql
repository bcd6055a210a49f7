-- Checks of materials before they come in: what suppliers offer, their requests, the opinions of the lines, conditions and verdict.

create table "chemprod" (
  "chemprodNo" bigint generated always as identity primary key,
  "vendorCd" text not null references "vendor",
  "prodNm" text not null,
  "makerNm" text not null,
  "stateCd" text not null,
  "fugacityCd" text not null,
  "mixYn" text not null check ("mixYn" in ('Y', 'N')),
  "density" numeric(18,3),
  "boilingPt" numeric(18,1),
  "flashPt" numeric(18,1),
  "waterSolubleYn" text check ("waterSolubleYn" in ('Y', 'N')),
  "importYn" text not null check ("importYn" in ('Y', 'N')),
  "submitNo" text,
  "keDeclYn" text check ("keDeclYn" in ('Y', 'N')),
  "locYn" text check ("locYn" in ('Y', 'N')),
  "remark" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("prodNm", '') || ' ' || coalesce("makerNm", ''))) stored
);
create index on "chemprod" ("vendorCd", "chemprodNo" desc);
create index on "chemprod" using gin ("searchText" gin_trgm_ops);

create table "chemprodComp" (
  "chemprodCompNo" bigint generated always as identity primary key,
  "chemprodNo" bigint not null references "chemprod",
  "chemNm" text,
  "casNo" text,
  "contentMin" numeric(18,4),
  "contentRep" numeric(18,4),
  "contentMax" numeric(18,4),
  "secretYn" text not null check ("secretYn" in ('Y', 'N')),
  "altNm" text,
  "altContentMin" numeric(18,4),
  "altContentMax" numeric(18,4),
  "regDeclCds" text[]
);
create index on "chemprodComp" ("chemprodNo");

create table "matChkRqst" (
  "matChkRqstNo" bigint generated always as identity primary key,
  "rqstCd" text,
  "rqstTypeCd" text not null,
  "plantCd" text not null references "plant",
  "vendorCd" text not null references "vendor",
  "vendorUserId" text references "user",
  "rqstDeptCd" text references "dept",
  "purUserId" text references "user",
  "processNo" bigint,
  "usageTxt" text not null,
  "yearQty" numeric(18,3) not null,
  "dayMaxQty" numeric(18,3),
  "firstInYmd" date not null,
  "dueYmd" date,
  "verdictCd" text,
  "verdictTxt" text,
  "verdictYmd" date,
  "validYmd" date,
  "prodCd" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as ("doubled"(coalesce("rqstCd", '') || ' ' || coalesce("usageTxt", ''))) stored,
  unique ("rqstCd")
);
create index on "matChkRqst" ("plantCd", "matChkRqstNo" desc);
create index on "matChkRqst" ("vendorCd", "matChkRqstNo" desc);
create index on "matChkRqst" using gin ("searchText" gin_trgm_ops);

create table "matChkProd" (
  "matChkProdNo" bigint generated always as identity primary key,
  "matChkRqstNo" bigint not null references "matChkRqst",
  "chemprodNo" bigint not null references "chemprod",
  "remark" text
);
create index on "matChkProd" ("matChkRqstNo");

create table "matChkReg" (
  "matChkRegNo" bigint generated always as identity primary key,
  "matChkRqstNo" bigint not null references "matChkRqst",
  "chemprodNo" bigint not null references "chemprod",
  "regCd" text not null,
  "regSubjTxt" text,
  "contentPct" numeric(18,4),
  "borderYn" text not null check ("borderYn" in ('Y', 'N')),
  "lawTxt" text
);
create index on "matChkReg" ("matChkRqstNo");

create table "matChkReview" (
  "matChkReviewNo" bigint generated always as identity primary key,
  "matChkRqstNo" bigint not null references "matChkRqst",
  "lineCd" text not null,
  "whyTxt" text,
  "findingTxt" text,
  "reviewUserId" text references "user",
  "verdictCd" text,
  "opinion" text,
  "reviewDt" timestamptz,
  "dueYmd" date
);
create index on "matChkReview" ("matChkRqstNo");

create table "matChkCond" (
  "matChkCondNo" bigint generated always as identity primary key,
  "matChkRqstNo" bigint not null references "matChkRqst",
  "lineCd" text not null,
  "condTxt" text not null,
  "timingCd" text not null,
  "ownerUserId" text references "user",
  "dueYmd" date,
  "doneYn" text not null check ("doneYn" in ('Y', 'N')),
  "doneDt" timestamptz,
  "doneTxt" text
);
create index on "matChkCond" ("matChkRqstNo");

create index on "matChkProd" ("chemprodNo");
