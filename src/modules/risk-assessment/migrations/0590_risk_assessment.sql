-- Rules, matrices, classes of hazard, plans, targets with their teams, reasons to assess again, measures (rsa.md 2, 4; fit D22, D26).
create table "rsaMatrix" (
  "rsaMatrixNo" bigint generated always as identity primary key,
  "matrixNm" text not null,
  "matrixCd" text not null,
  "plantCd" text not null references "plant",
  "rsaTypeCds" text[] not null,
  "verNo" numeric(18,0),
  "replaceNo" bigint references "rsaMatrix",
  "basisTxt" text,
  "confirmNeededYn" text check ("confirmNeededYn" in ('Y', 'N')),
  "remark" text,
  "trialDt" timestamptz,
  "trialCnt" numeric(18,0),
  "trialUpCnt" numeric(18,0),
  "trialDownCnt" numeric(18,0),
  "effectYmd" date,
  "endYmd" date,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("matrixNm", '') || ' ' || coalesce("matrixCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("plantCd", "matrixCd", "verNo")
);
create index on "rsaMatrix" using gin ("searchText" gin_trgm_ops);

create table "rsaMatrixLevel" (
  "rsaMatrixLevelNo" bigint generated always as identity primary key,
  "rsaMatrixNo" bigint not null references "rsaMatrix" on delete cascade,
  "axisCd" text not null,
  "levelVal" numeric(18,0) not null,
  "levelNm" text not null,
  "peopleTxt" text,
  "environmentTxt" text,
  "assetTxt" text,
  unique ("rsaMatrixNo", "axisCd", "levelVal")
);
create index on "rsaMatrixLevel" ("rsaMatrixNo");

create table "rsaMatrixCell" (
  "rsaMatrixCellNo" bigint generated always as identity primary key,
  "rsaMatrixNo" bigint not null references "rsaMatrix" on delete cascade,
  "freqVal" numeric(18,0) not null,
  "sevVal" numeric(18,0) not null,
  "scoreVal" numeric(18,0) not null,
  unique ("rsaMatrixNo", "freqVal", "sevVal")
);
create index on "rsaMatrixCell" ("rsaMatrixNo");

create table "rsaMatrixGrade" (
  "rsaMatrixGradeNo" bigint generated always as identity primary key,
  "rsaMatrixNo" bigint not null references "rsaMatrix" on delete cascade,
  "fromScore" numeric(18,0) not null,
  "toScore" numeric(18,0) not null,
  "gradeCd" text not null,
  "gradeNm" text not null,
  "color" text not null,
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "interimYn" text check ("interimYn" in ('Y', 'N')),
  "dueDays" numeric(18,0),
  "registerGradeCd" text,
  "guideTxt" text,
  unique ("rsaMatrixNo", "gradeCd"),
  check ("fromScore" <= "toScore")
);
create index on "rsaMatrixGrade" ("rsaMatrixNo");

create table "rsaRule" (
  "rsaRuleNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "revNo" numeric(18,0),
  "purposeTxt" text not null,
  "roleTxt" text not null,
  "timeTxt" text not null,
  "shareTxt" text not null,
  "recordTxt" text not null,
  "levelTxt" text not null,
  "acceptTxt" text not null,
  "reviseTxt" text,
  "effectYmd" date not null,
  "endYmd" date,
  "approveDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("plantCd", "revNo")
);
create index on "rsaRule" ("plantCd", "revNo" desc, "rsaRuleNo");

create table "rsaHazardClass" (
  "rsaHazardClassNo" bigint generated always as identity primary key,
  "hazardClassCd" text not null,
  "rsaHazardClassNm" text not null,
  "rsaHazardClassNmEn" text,
  "rsaHazardClassNmZh" text,
  "rsaHazardClassNmEs" text,
  "hazardKindCd" text not null,
  "upClassNo" bigint references "rsaHazardClass",
  "fourMCd" text,
  "lawTxt" text,
  "exampleTxt" text,
  "occurTypeCd" text,
  "hazardTypeCd" text not null,
  "sortOrder" numeric(18,0),
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("hazardClassCd", '') || ' ' || coalesce("rsaHazardClassNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("hazardClassCd")
);
create index on "rsaHazardClass" using gin ("searchText" gin_trgm_ops);

create table "rsaPlan" (
  "rsaPlanNo" bigint generated always as identity primary key,
  "rsaPlanCd" text,
  "rsaPlanNm" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "rsaKindCd" text not null,
  "rsaTypeCd" text not null,
  "triggerCd" text,
  "originYmd" date,
  "headUserId" text not null references "user",
  "startYmd" date not null,
  "endYmd" date not null,
  "dueYmd" date,
  "scopeTxt" text not null,
  "prepCds" text[],
  "prepTxt" text,
  "prevPlanNo" bigint references "rsaPlan",
  "riskGradeCd" text,
  "worstScore" numeric(18,0),
  "targetCnt" numeric(18,0),
  "doneCnt" numeric(18,0),
  "resultTxt" text,
  "confirmDt" timestamptz,
  "doneDt" timestamptz,
  "stopReason" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("rsaPlanCd", '') || ' ' || coalesce("rsaPlanNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("rsaPlanCd"),
  check ("endYmd" >= "startYmd")
);
create index on "rsaPlan" ("plantCd", "startYmd" desc, "rsaPlanNo" desc);
create index on "rsaPlan" ("startYmd" desc, "rsaPlanNo" desc);
create index on "rsaPlan" using gin ("searchText" gin_trgm_ops);

create table "rsaTarget" (
  "rsaTargetNo" bigint generated always as identity primary key,
  "rsaPlanNo" bigint references "rsaPlan",
  "rsaTargetNm" text not null,
  "jsaCd" text,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "vendorCd" text references "vendor",
  "processNo" bigint references "process",
  "facilityNo" bigint references "safFacility",
  "wkodNo" bigint references "workOrder",
  "constNo" bigint references "safConst",
  "rsaTypeCd" text not null,
  "rsaMatrixNo" bigint not null references "rsaMatrix",
  "methodCds" text[],
  "noWalkReason" text,
  "leaderUserId" text not null references "user",
  "noWorkerReason" text,
  "excludeYn" text check ("excludeYn" in ('Y', 'N')),
  "excludeReason" text,
  "prevTargetNo" bigint references "rsaTarget",
  "validToYmd" date,
  "supplementTxt" text,
  "rowCnt" numeric(18,0),
  "openRowCnt" numeric(18,0),
  "worstScore" numeric(18,0),
  "worstGradeCd" text,
  "riskGradeCd" text,
  "startDt" timestamptz,
  "reviewDt" timestamptz,
  "reviewUserId" text references "user",
  "confirmDt" timestamptz,
  "confirmUserId" text references "user",
  "shareDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("rsaTargetNm", '') || ' ' || coalesce("jsaCd", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaTarget" ("plantCd", "rsaTargetNo" desc);
create index on "rsaTarget" ("vendorCd", "rsaTargetNo" desc);
create index on "rsaTarget" using gin ("searchText" gin_trgm_ops);

create table "rsaTeam" (
  "rsaTeamNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget" on delete cascade,
  "teamRoleCd" text not null,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "stepCds" text[] not null,
  "eduYn" text check ("eduYn" in ('Y', 'N')),
  "opinionTxt" text,
  "answerTxt" text,
  "signDt" timestamptz,
  "signWayCd" text,
  -- An employee or the worker of a company, never both, once in a team.
  check (num_nonnulls("userId", "vendorWorkerNo") = 1),
  unique ("rsaTargetNo", "userId"),
  unique ("rsaTargetNo", "vendorWorkerNo")
);
create index on "rsaTeam" ("rsaTargetNo");

create table "rsaShare" (
  "rsaShareNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget" on delete cascade,
  "shareTypeCd" text not null,
  "shareDt" timestamptz not null,
  "placeTxt" text,
  "targetCnt" numeric(18,0) not null
);
create index on "rsaShare" ("rsaTargetNo");

create table "rsaRead" (
  "rsaReadNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget" on delete cascade,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "readDt" timestamptz not null,
  "langCd" text,
  "understoodYn" text check ("understoodYn" in ('Y', 'N')),
  check (num_nonnulls("userId", "vendorWorkerNo") = 1),
  unique ("rsaTargetNo", "userId"),
  unique ("rsaTargetNo", "vendorWorkerNo")
);
create index on "rsaRead" ("rsaTargetNo");

create table "rsaOccasion" (
  "rsaOccasionNo" bigint generated always as identity primary key,
  "occasionTxt" text not null,
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "triggerCd" text not null,
  "sourceCd" text not null,
  "sourceKey" text,
  "foundYmd" date not null,
  "dueYmd" date not null,
  "rsaPlanNo" bigint references "rsaPlan",
  "doneYmd" date,
  "cancelReason" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("sourceCd", "sourceKey", "triggerCd")
);
create index on "rsaOccasion" ("plantCd", "foundYmd" desc, "rsaOccasionNo" desc);
create index on "rsaOccasion" ("foundYmd" desc, "rsaOccasionNo" desc);

create table "rsaMeasure" (
  "rsaMeasureNo" bigint generated always as identity primary key,
  "measureTxt" text not null,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "recNo" numeric(18,0),
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "vendorCd" text references "vendor",
  "hierCd" text not null,
  "interimTxt" text,
  "ownerUserId" text references "user",
  "ownerDeptCd" text references "dept",
  "ownerVendorCd" text references "vendor",
  "dueYmd" date not null,
  "budgetAmt" numeric(15,0),
  "worstScore" numeric(18,0),
  "worstGradeCd" text,
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  "imprNo" bigint references "improvement",
  "verifyDt" timestamptz,
  "closeDt" timestamptz,
  "acceptTxt" text,
  "riskGradeCd" text,
  "cancelReason" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "rsaMeasure" ("plantCd", "rsaMeasureNo" desc);
create index on "rsaMeasure" ("vendorCd", "rsaMeasureNo" desc);

create table "rsaMeasureRow" (
  "rsaMeasureRowNo" bigint generated always as identity primary key,
  "rsaMeasureNo" bigint not null references "rsaMeasure" on delete cascade,
  "rowEntity" text not null,
  "rowNo" numeric(18,0) not null,
  "hazardTxt" text,
  "score" numeric(18,0),
  "gradeCd" text,
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  unique ("rsaMeasureNo", "rowEntity", "rowNo")
);
create index on "rsaMeasureRow" ("rsaMeasureNo");
-- Only one version of a matrix and one rule of a plant are in force.
create unique index on "rsaMatrix" ("plantCd", "matrixCd") where "state" = 'inForce';
create unique index on "rsaRule" ("plantCd") where "state" = 'inForce';
create index on "rsaHazardClass" ("upClassNo");
create index on "rsaPlan" ("deptCd");
create index on "rsaPlan" ("prevPlanNo");
create index on "rsaTarget" ("rsaPlanNo");
create index on "rsaTarget" ("deptCd");
create index on "rsaTarget" ("processNo");
create index on "rsaTarget" ("facilityNo");
create index on "rsaTarget" ("wkodNo");
create index on "rsaTarget" ("constNo");
create index on "rsaTarget" ("rsaMatrixNo");
create index on "rsaTarget" ("prevTargetNo");
create unique index on "rsaTarget" ("jsaCd");
create index on "rsaTeam" ("userId");
create index on "rsaTeam" ("vendorWorkerNo");
create index on "rsaRead" ("userId");
create index on "rsaRead" ("vendorWorkerNo");
create index on "rsaOccasion" ("rsaPlanNo");
create index on "rsaMeasure" ("rsaTargetNo");
create unique index on "rsaMeasure" ("imprNo");
create index on "rsaMeasure" ("ownerUserId");
create index on "rsaMeasureRow" ("rowEntity", "rowNo");
