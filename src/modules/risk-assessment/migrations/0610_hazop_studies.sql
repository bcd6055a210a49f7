-- Studies of operability: nodes, rows with their safeguards, sessions, layers of protection, templates of nodes (rsa.md 2, 5.4; fit D26, F1-F9).
create table "rsaHazopNode" (
  "rsaHazopNodeNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "sortOrder" numeric(18,6) not null,
  "rsaHazopNodeNm" text not null,
  "intentTxt" text,
  "rangeTxt" text,
  "tagTxt" text,
  "drawingTxt" text,
  "drawingRevTxt" text,
  "paramCds" text[],
  "prevNodeNo" bigint references "rsaHazopNode",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("rsaHazopNodeNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaHazopNode" ("plantCd", "sortOrder", "rsaHazopNodeNo");
create index on "rsaHazopNode" ("sortOrder", "rsaHazopNodeNo");
create index on "rsaHazopNode" using gin ("searchText" gin_trgm_ops);

create table "rsaHazopRow" (
  "rsaHazopRowNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "rsaHazopNodeNo" bigint not null references "rsaHazopNode",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "sortOrder" numeric(18,6) not null,
  "paramCd" text,
  "guideCd" text,
  "deviationTxt" text,
  "notCredibleYn" text check ("notCredibleYn" in ('Y', 'N')),
  "notCredibleTxt" text,
  "causeTxt" text,
  "consequenceTxt" text,
  "bareFreq" numeric(18,0),
  "bareSev" numeric(18,0),
  "bareScore" numeric(18,0),
  "bareGradeCd" text,
  "safeguardTxt" text,
  "peopleSev" numeric(18,0),
  "environmentSev" numeric(18,0),
  "assetSev" numeric(18,0),
  "freq" numeric(18,0),
  "sev" numeric(18,0),
  "score" numeric(18,0),
  "gradeCd" text,
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "recommendTxt" text,
  "expFreq" numeric(18,0),
  "expSev" numeric(18,0),
  "expScore" numeric(18,0),
  "expGradeCd" text,
  "expAcceptYn" text check ("expAcceptYn" in ('Y', 'N')),
  "alarpTxt" text,
  "noteTxt" text,
  "prevRowNo" bigint references "rsaHazopRow",
  "lookedYn" text check ("lookedYn" in ('Y', 'N')),
  "resFreq" numeric(18,0),
  "resSev" numeric(18,0),
  "resScore" numeric(18,0),
  "resGradeCd" text,
  "resAcceptYn" text check ("resAcceptYn" in ('Y', 'N')),
  "resTxt" text,
  "resDt" timestamptz,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("causeTxt", '') || ' ' || coalesce("deviationTxt", '') || ' ' || coalesce("consequenceTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaHazopRow" ("plantCd", "sortOrder", "rsaHazopRowNo");
create index on "rsaHazopRow" ("sortOrder", "rsaHazopRowNo");
create index on "rsaHazopRow" using gin ("searchText" gin_trgm_ops);

create table "rsaHazopGuard" (
  "rsaHazopGuardNo" bigint generated always as identity primary key,
  "rsaHazopRowNo" bigint not null references "rsaHazopRow" on delete cascade,
  "sortOrder" numeric(18,0) not null,
  "guardTxt" text not null,
  "tagTxt" text,
  "facilityNo" bigint references "safFacility",
  "sideCd" text not null,
  "sideByHandYn" text check ("sideByHandYn" in ('Y', 'N')),
  "rsaMeasureNo" bigint references "rsaMeasure"
);
create index on "rsaHazopGuard" ("rsaHazopRowNo");

create table "rsaSession" (
  "rsaSessionNo" bigint generated always as identity primary key,
  "rsaTargetNo" bigint not null references "rsaTarget",
  "plantCd" text references "plant",
  "sessionYmd" date not null,
  "fromTm" text not null,
  "toTm" text not null,
  "placeTxt" text,
  "leaderUserId" text not null references "user",
  "minutesTxt" text,
  "closeDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create index on "rsaSession" ("plantCd", "sessionYmd" desc, "rsaSessionNo" desc);
create index on "rsaSession" ("sessionYmd" desc, "rsaSessionNo" desc);

create table "rsaSessionMember" (
  "rsaSessionMemberNo" bigint generated always as identity primary key,
  "rsaSessionNo" bigint not null references "rsaSession" on delete cascade,
  "disciplineCd" text not null,
  "userId" text references "user",
  "outsideNm" text,
  "companyNm" text,
  "signDt" timestamptz
);
create index on "rsaSessionMember" ("rsaSessionNo");

create table "rsaSessionNode" (
  "rsaSessionNodeNo" bigint generated always as identity primary key,
  "rsaSessionNo" bigint not null references "rsaSession" on delete cascade,
  "rsaHazopNodeNo" bigint not null references "rsaHazopNode"
);
create index on "rsaSessionNode" ("rsaSessionNo");

create table "rsaParking" (
  "rsaParkingNo" bigint generated always as identity primary key,
  "rsaSessionNo" bigint not null references "rsaSession" on delete cascade,
  "parkingTxt" text not null,
  "rsaHazopRowNo" bigint references "rsaHazopRow",
  "ownerUserId" text not null references "user",
  "dueYmd" date not null,
  "answerTxt" text,
  "doneYn" text check ("doneYn" in ('Y', 'N'))
);
create index on "rsaParking" ("rsaSessionNo");

create table "rsaLopa" (
  "rsaLopaNo" bigint generated always as identity primary key,
  "rsaHazopRowNo" bigint not null references "rsaHazopRow",
  "rsaTargetNo" bigint references "rsaTarget",
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "scenarioTxt" text not null,
  "initCd" text not null,
  "initTxt" text not null,
  "initFreq" numeric(18,6) not null,
  "targetFreq" numeric(18,9) not null,
  "mitigatedFreq" numeric(18,12),
  "gapVal" numeric(18,3),
  "needPfd" numeric(18,9),
  "silVal" numeric(18,0),
  "acceptYn" text check ("acceptYn" in ('Y', 'N')),
  "noteTxt" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("scenarioTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "rsaLopa" ("plantCd", "rsaLopaNo" desc);
create index on "rsaLopa" using gin ("searchText" gin_trgm_ops);

create table "rsaLopaLayer" (
  "rsaLopaLayerNo" bigint generated always as identity primary key,
  "rsaLopaNo" bigint not null references "rsaLopa" on delete cascade,
  "layerCd" text not null,
  "layerNm" text not null,
  "pfd" numeric(18,6) not null,
  "sensorTxt" text,
  "finalTxt" text,
  "rsaHazopGuardNo" numeric(18,0)
);
create index on "rsaLopaLayer" ("rsaLopaNo");

create table "rsaNodeTemplate" (
  "rsaNodeTemplateNo" bigint generated always as identity primary key,
  "rsaNodeTemplateNm" text not null,
  "intentTxt" text,
  "paramCds" text[] not null,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "noteTxt" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("rsaNodeTemplateNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("rsaNodeTemplateNm")
);
create index on "rsaNodeTemplate" using gin ("searchText" gin_trgm_ops);

create table "rsaNodeTemplateRow" (
  "rsaNodeTemplateRowNo" bigint generated always as identity primary key,
  "rsaNodeTemplateNo" bigint not null references "rsaNodeTemplate" on delete cascade,
  "sortOrder" numeric(18,0) not null,
  "paramCd" text not null,
  "guideCd" text not null,
  "causeTxt" text not null,
  "consequenceTxt" text not null,
  "safeguardTxt" text
);
create index on "rsaNodeTemplateRow" ("rsaNodeTemplateNo");

create index on "rsaHazopNode" ("rsaTargetNo");
create index on "rsaHazopNode" ("deptCd");
create index on "rsaHazopNode" ("prevNodeNo");
create index on "rsaHazopRow" ("rsaHazopNodeNo");
create index on "rsaHazopRow" ("deptCd");
create index on "rsaHazopRow" ("prevRowNo");
create index on "rsaHazopGuard" ("facilityNo");
create index on "rsaHazopGuard" ("rsaMeasureNo");
create index on "rsaSession" ("rsaTargetNo");
create index on "rsaSession" ("leaderUserId");
create index on "rsaSessionMember" ("userId");
create index on "rsaSessionNode" ("rsaHazopNodeNo");
create index on "rsaParking" ("rsaHazopRowNo");
create index on "rsaParking" ("ownerUserId");
create index on "rsaLopa" ("rsaHazopRowNo");
create index on "rsaLopa" ("rsaTargetNo");
create index on "rsaLopa" ("deptCd");
create index on "rsaHazopRow" ("rsaTargetNo", "sortOrder", "rsaHazopRowNo");
create index on "rsaHazopRow" ("updateDt");
