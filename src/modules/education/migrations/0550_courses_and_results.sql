-- Courses, legal hours, instructors, whom a course is for; results, certificates, exemptions and special education
-- (edu.md section 2). A person is an employee or a worker of a company, never both.
create table "eduLegalRule" (
  "eduLegalRuleNo" bigint generated always as identity primary key,
  "eduTypeCd" text not null,
  "workerClassCd" text,
  "specialWorkNo" text,
  "dutyCd" text references "duty",
  "periodCd" text not null,
  "requiredMin" numeric(18,0) not null,
  "preMin" numeric(18,0),
  "shortMin" numeric(18,0),
  "dueMonths" numeric(18,0),
  "windowMonths" numeric(18,0),
  "fromYmd" date not null,
  "toYmd" date,
  "lawTxt" text not null,
  "confirmYn" text check ("confirmYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("lawTxt", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduLegalRule" using gin ("searchText" gin_trgm_ops);

create table "eduCourse" (
  "eduCourseNo" bigint generated always as identity primary key,
  "eduCourseCd" text,
  "eduCourseNm" text not null,
  "eduTypeCd" text not null,
  "plantCd" text not null references "plant",
  "legalYn" text check ("legalYn" in ('Y', 'N')),
  "legalBasisTxt" text,
  "specialWorkNo" text,
  "vndEduCd" text,
  "targetClassCds" text[],
  "methodCd" text not null,
  "stdMin" numeric(18,0) not null,
  "minAttendPct" numeric(18,0) not null,
  "partialYn" text check ("partialYn" in ('Y', 'N')),
  "validMonths" numeric(18,0),
  "passTypeCd" text not null,
  "passScore" numeric(18,0),
  "maxTryCnt" numeric(18,0),
  "progressMinPct" numeric(18,0),
  "certYn" text check ("certYn" in ('Y', 'N')),
  "verSeq" numeric(18,0),
  "beforeCourseNo" bigint references "eduCourse",
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduCourseCd", '') || ' ' || coalesce("eduCourseNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(''), 1))::bit(4)::integer), 'g')) stored,
  unique ("eduCourseCd")
);
create index on "eduCourse" using gin ("searchText" gin_trgm_ops);

create table "eduCurriculum" (
  "curriculumNo" bigint generated always as identity primary key,
  "eduCourseNo" bigint not null references "eduCourse" on delete cascade,
  "sortOrder" numeric(18,0) not null,
  "subjectNm" text not null,
  "legalItemCd" text,
  "eduMin" numeric(18,0) not null,
  "methodCd" text not null,
  "materialNo" bigint
);
create index on "eduCurriculum" ("eduCourseNo");

create table "eduInstructor" (
  "eduInstructorNo" bigint generated always as identity primary key,
  "instructorNm" text not null,
  "instructorTypeCd" text not null,
  "userId" text references "user",
  "orgNm" text,
  "plantCd" text not null references "plant",
  "qualTxt" text not null,
  "validToYmd" date,
  "useYn" text check ("useYn" in ('Y', 'N')),
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("instructorNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduInstructor" ("plantCd", "eduInstructorNo" desc);
create index on "eduInstructor" using gin ("searchText" gin_trgm_ops);

create table "eduTargetRule" (
  "eduTargetRuleNo" bigint generated always as identity primary key,
  "targetRuleNm" text not null,
  "eduCourseNo" bigint not null references "eduCourse",
  "plantCd" text not null references "plant",
  "deptCd" text,
  "processNo" bigint,
  "workerClassCd" text,
  "jobCd" text,
  "dutyCd" text references "duty",
  "vndJobCd" text,
  "specialWorkNo" text,
  "permitRoleCd" text,
  "fromYmd" date not null,
  "toYmd" date,
  "countCnt" numeric(18,0),
  "countDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("targetRuleNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduTargetRule" ("plantCd", "eduTargetRuleNo" desc);
create index on "eduTargetRule" using gin ("searchText" gin_trgm_ops);

create table "eduResult" (
  "eduResultNo" bigint generated always as identity primary key,
  "eduResultCd" text,
  "personNm" text,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "plantCd" text references "plant",
  "plantCds" text[],
  "deptCd" text,
  "eduCourseNo" bigint references "eduCourse",
  "eduNm" text not null,
  "eduTypeCd" text not null,
  "specialWorkNo" text,
  "vndEduCd" text,
  "eduStartYmd" date not null,
  "eduEndYmd" date not null,
  "recogMin" numeric(18,0) not null,
  "examScore" numeric(18,1),
  "progressPct" numeric(18,1),
  "resultCd" text not null,
  "sourceCd" text,
  "outOrgNm" text,
  "outCertTxt" text,
  "validToYmd" date,
  "confirmUserId" text references "user",
  "confirmDt" timestamptz,
  "remark" text,
  "eduTargetNo" bigint,
  "eduClassNo" bigint,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduResultCd", '') || ' ' || coalesce("personNm", '') || ' ' || coalesce("eduNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("eduResultCd")
);
create index on "eduResult" ("plantCd", "eduEndYmd" desc, "eduResultNo" desc);
create index on "eduResult" ("vendorCd", "eduEndYmd" desc, "eduResultNo" desc);
create index on "eduResult" ("deptCd", "eduEndYmd" desc, "eduResultNo" desc);
create index on "eduResult" ("eduEndYmd" desc, "eduResultNo" desc);
create index on "eduResult" using gin ("searchText" gin_trgm_ops);

create table "eduCert" (
  "eduCertNo" bigint generated always as identity primary key,
  "certCd" text,
  "eduResultNo" bigint references "eduResult",
  "personNm" text,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "plantCd" text references "plant",
  "plantCds" text[],
  "deptCd" text,
  "eduNm" text,
  "eduEndYmd" date,
  "recogMin" numeric(18,0),
  "validToYmd" date,
  "issueDt" timestamptz,
  "printCnt" numeric(18,0),
  "cancelTxt" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("certCd", '') || ' ' || coalesce("personNm", '') || ' ' || coalesce("eduNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("eduResultNo"),
  unique ("certCd")
);
create index on "eduCert" ("plantCd", "eduCertNo" desc);
create index on "eduCert" ("vendorCd", "eduCertNo" desc);
create index on "eduCert" ("deptCd", "eduCertNo" desc);
create index on "eduCert" using gin ("searchText" gin_trgm_ops);

create table "eduExempt" (
  "eduExemptNo" bigint generated always as identity primary key,
  "eduExemptCd" text,
  "scopeCd" text not null,
  "exemptTypeCd" text not null,
  "eduTypeCd" text not null,
  "specialWorkNo" text,
  "plantCd" text references "plant",
  "personNm" text,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "plantCds" text[],
  "deptCd" text,
  "applyYear" text not null,
  "applyHalfCd" text not null,
  "exemptMin" numeric(18,0),
  "exemptPct" numeric(18,0),
  "careerFromYmd" date,
  "careerToYmd" date,
  "hireYmd" date,
  "evidenceTxt" text not null,
  "decideUserId" text references "user",
  "decideDt" timestamptz,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("eduExemptCd", '') || ' ' || coalesce("personNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored,
  unique ("eduExemptCd")
);
create index on "eduExempt" ("plantCd", "eduExemptNo" desc);
create index on "eduExempt" ("vendorCd", "eduExemptNo" desc);
create index on "eduExempt" ("deptCd", "eduExemptNo" desc);
create index on "eduExempt" using gin ("searchText" gin_trgm_ops);

create table "eduAssign" (
  "eduAssignNo" bigint generated always as identity primary key,
  "personNm" text,
  "userId" text references "user",
  "vendorWorkerNo" bigint references "vendorWorker",
  "vendorCd" text references "vendor",
  "plantCd" text references "plant",
  "plantCds" text[],
  "deptCd" text,
  "specialWorkNo" text not null,
  "firstWorkYmd" date not null,
  "shortTermYn" text check ("shortTermYn" in ('Y', 'N')),
  "requiredMin" numeric(18,0),
  "preMin" numeric(18,0),
  "dueYmd" date,
  "preDoneYmd" date,
  "recogMin" numeric(18,0),
  "doneYmd" date,
  "permitNo" bigint references "workPermit",
  "remark" text,
  "state" text not null,
  "createUserId" text not null,
  "createDt" timestamptz not null default now(),
  "updateUserId" text not null,
  "updateDt" timestamptz not null default now(),
  "searchText" text generated always as (regexp_replace(lower(coalesce("personNm", '')), '([^\u0001-\u007f])', '\1' || chr(40960 + ('x' || left(md5(coalesce("plantCd", '')), 1))::bit(4)::integer), 'g')) stored
);
create index on "eduAssign" ("plantCd", "eduAssignNo" desc);
create index on "eduAssign" ("vendorCd", "eduAssignNo" desc);
create index on "eduAssign" ("deptCd", "eduAssignNo" desc);
create index on "eduAssign" using gin ("searchText" gin_trgm_ops);

alter table "eduResult" add check (num_nonnulls("userId", "vendorWorkerNo") <= 1);
alter table "eduExempt" add check (num_nonnulls("userId", "vendorWorkerNo") <= 1);
alter table "eduAssign" add check (num_nonnulls("userId", "vendorWorkerNo") <= 1);
create unique index on "eduAssign" ("userId", "specialWorkNo") where "state" <> 'ended' and "userId" is not null;
create unique index on "eduAssign" ("vendorWorkerNo", "specialWorkNo") where "state" <> 'ended' and "vendorWorkerNo" is not null;
create index on "eduResult" ("userId", "eduTypeCd", "eduEndYmd");
create index on "eduResult" ("vendorWorkerNo", "eduTypeCd", "eduEndYmd");
create index on "eduResult" ("eduClassNo");
create index on "eduExempt" ("userId");
create index on "eduExempt" ("vendorWorkerNo");
create index on "eduCert" ("userId");
create index on "eduCert" ("vendorWorkerNo");
