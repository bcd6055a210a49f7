-- Organisation, people, menus, rights, sessions and codes. Dates are days of Seoul; Y/N flags are text as everywhere.

create table "plant" (
  "plantCd" text primary key,
  "plantNm" text not null,
  "shortNm" text not null,
  "addr" text,
  "bizRegNo" text,
  "headUserId" text,
  "integPermitYn" text not null default 'N' check ("integPermitYn" in ('Y', 'N')),
  "psmYn" text not null default 'N' check ("psmYn" in ('Y', 'N')),
  "quotaYn" text not null default 'N' check ("quotaYn" in ('Y', 'N')),
  "workerCnt" numeric(18,0),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "dept" (
  "deptCd" text primary key,
  "deptNm" text not null,
  "deptNmEn" text,
  "deptNmZh" text,
  "deptNmEs" text,
  "pdeptCd" text references "dept",
  "plantCd" text not null references "plant",
  "headUserId" text,
  "sortOrder" numeric(18,0) not null default 1,
  "fromYmd" date not null,
  "toYmd" date,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("pdeptCd" <> "deptCd")
);
create index on "dept" ("pdeptCd");
create index on "dept" ("plantCd", "sortOrder");

create table "position" (
  "positionCd" text primary key,
  "positionNm" text not null,
  "rankNo" numeric(18,0) not null,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "vendor" (
  "vendorCd" text primary key,
  "vendorNm" text not null,
  "bizRegNo" text not null,
  "ceoNm" text not null,
  "addr" text not null,
  "telNo" text not null,
  "email" text not null,
  "vendorTypeCd" text not null,
  "residentYn" text not null default 'N' check ("residentYn" in ('Y', 'N')),
  "workFieldCds" text[] not null default '{}',
  "empCnt" numeric(18,0) not null,
  "indInsNo" text not null,
  "safeMgrNm" text not null,
  "safeMgrTel" text not null,
  "upVendorCd" text references "vendor",
  "vendorStatusCd" text not null,
  "gradeCd" text,
  "gradeYmd" date,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "searchText" text generated always as ("doubled"("vendorNm" || ' ' || "vendorCd")) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);
create unique index on "vendor" ("bizRegNo") where "useYn" = 'Y';
create index on "vendor" ("upVendorCd");
create index on "vendor" using gin ("searchText" gin_trgm_ops);

create table "user" (
  "userId" text primary key,
  "userNm" text not null,
  "empNo" text,
  "userKindCd" text not null,
  "plantCd" text references "plant",
  "deptCd" text references "dept",
  "positionCd" text references "position",
  "vendorCd" text references "vendor",
  "psrmYn" text not null default 'N' check ("psrmYn" in ('Y', 'N')),
  "email" text not null,
  "phoneNo" text,
  "officeTel" text,
  "entryYmd" date,
  "retireYmd" date,
  "langCd" text not null default 'kr',
  "introduction" text,
  "acctStatusCd" text not null default 'ACS01',
  "failCnt" numeric(18,0) not null default 0,
  "lockToDt" timestamptz,
  "lastLoginDt" timestamptz,
  "pwdChgDt" timestamptz,
  "mustChgYn" text not null default 'Y' check ("mustChgYn" in ('Y', 'N')),
  "userPwdHash" text,
  "searchText" text generated always as ("doubled"("userNm" || ' ' || "userId")) stored,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  constraint "userVendorOrDept" check (("userKindCd" = 'UKD02') = ("vendorCd" is not null) and ("vendorCd" is null or "deptCd" is null))
);
comment on column "user"."userPwdHash" is 'argon2id of userPwdSHA; never answered, no field of the resource';
create unique index on "user" ("empNo") where "empNo" is not null;
create index on "user" ("deptCd");
create index on "user" ("vendorCd");
create index on "user" using gin ("searchText" gin_trgm_ops);
alter table "plant" add foreign key ("headUserId") references "user";
alter table "dept" add foreign key ("headUserId") references "user";

create table "pwdHist" (
  "pwdHistNo" bigint generated always as identity primary key,
  "userId" text not null references "user" on delete cascade,
  "userPwdHash" text not null,
  "dt" timestamptz not null
);
create index on "pwdHist" ("userId", "pwdHistNo" desc);

create table "duty" (
  "dutyCd" text primary key,
  "dutyNm" text not null,
  "dutyKindCd" text not null,
  "legalBasis" text,
  "rptDays" numeric(18,0),
  "eduRule" text,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "userDuty" (
  "userDutyNo" bigint generated always as identity primary key,
  "userId" text not null references "user",
  "dutyCd" text not null references "duty",
  "plantCd" text not null references "plant",
  "deptCd" text references "dept",
  "fromYmd" date not null,
  "toYmd" date,
  "certNo" text,
  "rptYmd" date,
  "deputyUserId" text references "user",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  check ("toYmd" >= "fromYmd")
);
create index on "userDuty" ("userId", "dutyCd");
create index on "userDuty" ("plantCd", "dutyCd");

create table "process" (
  "processNo" bigint generated by default as identity primary key,
  "processCd" text not null unique,
  "processNm" text not null,
  "plantCd" text not null references "plant",
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "deptProcess" (
  "deptProcessNo" bigint generated always as identity primary key,
  "plantCd" text not null references "plant",
  "deptCd" text not null references "dept",
  "processNo" bigint not null references "process",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("deptCd", "processNo")
);

-- Where the documents keep holidays for working-day deadlines.
create table "holiday" (
  "ymd" date primary key,
  "holidayNm" text not null,
  "legalYn" text not null default 'Y' check ("legalYn" in ('Y', 'N'))
);

create table "menu" (
  "menuId" text primary key,
  "menuNm" text not null,
  "menuNmEn" text,
  "menuNmZh" text,
  "menuNmEs" text,
  "upMenuId" text references "menu",
  "menuLvl" numeric(18,0) not null default 1 check ("menuLvl" between 1 and 3),
  "taskGrpCd" text not null,
  "portalCd" text not null,
  "frontEndUrl" text not null,
  "sortOrder" text not null default '1',
  "color" text,
  "icon" text,
  "plantAccCd" text not null default 'APA01',
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "helpCont" text,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("frontEndUrl"),
  check ("upMenuId" <> "menuId")
);
create index on "menu" ("upMenuId");

create table "authGrp" (
  "authGrpNo" bigint generated by default as identity primary key,
  "authGrpNm" text not null unique,
  "portalCd" text not null,
  "plantAccessYn" text not null default 'N' check ("plantAccessYn" in ('Y', 'N')),
  "deptAccessYn" text not null default 'N' check ("deptAccessYn" in ('Y', 'N')),
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "authGrpMenu" (
  "authGrpMenuNo" bigint generated always as identity primary key,
  "authGrpNo" bigint not null references "authGrp",
  "menuId" text not null references "menu",
  "accessYn" text not null default 'N' check ("accessYn" in ('Y', 'N')),
  "writeYn" text not null default 'N' check ("writeYn" in ('Y', 'N')),
  "excelYn" text not null default 'N' check ("excelYn" in ('Y', 'N')),
  "printYn" text not null default 'N' check ("printYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("authGrpNo", "menuId"),
  constraint "writeNeedsAccess" check ("accessYn" = 'Y' or ("writeYn" = 'N' and "excelYn" = 'N' and "printYn" = 'N'))
);
create index on "authGrpMenu" ("menuId");

create table "userAuthGrp" (
  "userAuthGrpNo" bigint generated always as identity primary key,
  "userId" text not null references "user",
  "authGrpNo" bigint not null references "authGrp",
  "settingYn" text not null default 'Y' check ("settingYn" in ('Y', 'N')),
  "fromYmd" date,
  "toYmd" date,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("userId", "authGrpNo"),
  check ("toYmd" >= "fromYmd")
);
create index on "userAuthGrp" ("authGrpNo");

create table "deptAuthGrp" (
  "deptAuthGrpNo" bigint generated always as identity primary key,
  "deptCd" text not null references "dept",
  "authGrpNo" bigint not null references "authGrp",
  "settingYn" text not null default 'Y' check ("settingYn" in ('Y', 'N')),
  "subDeptYn" text not null default 'N' check ("subDeptYn" in ('Y', 'N')),
  "plantAccessYn" text not null default 'N' check ("plantAccessYn" in ('Y', 'N')),
  "deptAccessYn" text not null default 'N' check ("deptAccessYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  unique ("deptCd", "authGrpNo")
);
create index on "deptAuthGrp" ("authGrpNo");

create table "userMenu" (
  "userId" text not null references "user" on delete cascade,
  "menuId" text not null references "menu" on delete cascade,
  "sortOrder" integer not null,
  primary key ("userId", "menuId")
);

create table "userPref" (
  "userId" text primary key references "user" on delete cascade,
  "langCd" text not null default 'kr' check ("langCd" in ('kr', 'zh', 'en', 'es')),
  "sizeCd" text not null default 'medium' check ("sizeCd" in ('medium', 'small', 'mini')),
  "homeUrl" text,
  "sidebarYn" text not null default 'Y' check ("sidebarYn" in ('Y', 'N')),
  "pageSize" integer not null default 20,
  "gridPref" jsonb not null default '{}',
  "notiPref" jsonb not null default '{}',
  "updateDt" timestamptz not null default now()
);

create table "userSession" (
  "sessionId" uuid primary key default gen_random_uuid(),
  "userId" text not null references "user" on delete cascade,
  "loginKindCd" text not null check ("loginKindCd" in ('MAIN', 'VENDOR', 'PSRM')),
  "refreshHash" bytea not null,
  "prevHash" bytea,
  "rotateDt" timestamptz,
  "ip" text not null,
  "agent" text,
  "loginDt" timestamptz not null,
  "lastDt" timestamptz not null,
  "expireDt" timestamptz not null,
  "revokeCd" text,
  "revokeDt" timestamptz
);
comment on column "userSession"."prevHash" is 'the refresh token before the last rotation: honoured for a few seconds, later its use ends the session';
-- One live session per account, as a fact of the database.
create unique index "userSessionLive" on "userSession" ("userId") where "revokeCd" is null;
create index on "userSession" ("userId", "loginDt" desc);

create table "loginHist" (
  "loginHistNo" bigint generated always as identity primary key,
  "userId" text not null,
  "dt" timestamptz not null,
  "loginKindCd" text not null,
  "resultCd" text not null,
  "ip" text not null,
  "agent" text,
  "reason" text
);
create index on "loginHist" ("userId", "loginHistNo" desc);

-- Failures in a row, counted here so that several processes agree. Names that do not exist are counted as well: they must answer alike.
create table "loginAttempt" (
  "attemptKindCd" text not null check ("attemptKindCd" in ('user', 'address')),
  "attemptKey" text not null,
  "failCnt" integer not null,
  "firstDt" timestamptz not null,
  "lockToDt" timestamptz,
  primary key ("attemptKindCd", "attemptKey")
);
create index on "loginAttempt" ("firstDt");

create table "codeDomain" (
  "domainCd" text primary key,
  "domainNm" text not null,
  "ownerAuthGrpNo" bigint references "authGrp",
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "codeGroup" (
  "codeGrpCd" text primary key,
  "codeGrpNm" text not null,
  "domainCd" text not null references "codeDomain",
  "editYn" text not null default 'Y' check ("editYn" in ('Y', 'N')),
  "lenLimit" numeric(18,0),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now()
);

create table "codeItem" (
  "codeItemNo" bigint generated always as identity unique,
  "codeGrpCd" text not null references "codeGroup",
  "code" text not null,
  "codeNm" text not null,
  "codeNmEn" text,
  "codeNmZh" text,
  "codeNmEs" text,
  "upCode" text,
  "sortOrder" numeric(18,0) not null default 1,
  "attr1" text,
  "attr2" text,
  "attr3" text,
  "fromYmd" date,
  "toYmd" date,
  "useYn" text not null default 'Y' check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  primary key ("codeGrpCd", "code"),
  check ("toYmd" >= "fromYmd")
);

create table "sysParam" (
  "sysParamNo" bigint generated always as identity primary key,
  "paramCd" text not null,
  "plantCd" text references "plant",
  "val" text not null,
  "fromYmd" date not null,
  "unit" text,
  "source" text,
  "note" text,
  "confirmNeededYn" text not null default 'N' check ("confirmNeededYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  constraint "sysParamDay" unique nulls not distinct ("paramCd", "plantCd", "fromYmd")
);

-- Plants are also the code group COM_PLANT_CD: kept equal here so that there is one truth.
create function "plantAsCode"() returns trigger language plpgsql as $$
begin
  insert into "codeItem" ("codeGrpCd", "code", "codeNm", "sortOrder", "createUserId", "updateUserId")
  values ('COM_PLANT_CD', new."plantCd", new."plantNm", coalesce(nullif(regexp_replace(new."plantCd", '\D', '', 'g'), ''), '0')::numeric, new."createUserId", new."updateUserId")
  on conflict ("codeGrpCd", "code") do update set "codeNm" = excluded."codeNm", "updateUserId" = excluded."updateUserId", "updateDt" = now();
  return new;
end $$;
create trigger "plantAsCode" after insert or update of "plantNm" on "plant" for each row execute function "plantAsCode"();

-- Every process forgets what it remembers of a session or of rights; both change rarely, so the notification costs nothing.
create function "sessionEnded"() returns trigger language plpgsql as $$
begin
  perform pg_notify('session', old."sessionId"::text);
  return null;
end $$;
create trigger "sessionEnded" after update of "revokeCd" on "userSession" for each row
  when (old."revokeCd" is distinct from new."revokeCd") execute function "sessionEnded"();

create function "rightsChanged"() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', tg_table_name);
  return null;
end $$;

create trigger "rightsChanged" after insert or update or delete on "menu" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "authGrp" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "authGrpMenu" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "userAuthGrp" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "deptAuthGrp" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "dept" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "plant" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after insert or update or delete on "userDuty" for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after update of "userNm", "userKindCd", "plantCd", "deptCd", "vendorCd", "psrmYn", "acctStatusCd" on "user"
  for each statement execute function "rightsChanged"();
create trigger "rightsChanged" after update of "langCd" on "userPref" for each statement execute function "rightsChanged"();
