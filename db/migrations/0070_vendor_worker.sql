-- What the registry of workers keeps beside what the permit's gate asks; of health only kind, days and whether work is allowed.
alter table "vendorWorker" add column "emergTel" text;
alter table "vendorWorker" add column "hireTypeCd" text;
alter table "vendorWorker" add column "hireYmd" date;
alter table "vendorWorker" add column "careerCnt" numeric(18,0);
alter table "vendorWorker" add column "langCd" text;
alter table "vendorWorker" add column "visaTypeNm" text;
alter table "vendorWorker" add column "visaToYmd" date;
alter table "vendorWorker" add column "banToYmd" date;
alter table "vendorWorker" add column "banReason" text;
alter table "vendorWorker" add column "healthTypeCd" text;
alter table "vendorWorker" add column "healthYmd" date;
alter table "vendorWorker" add column "healthLimitTxt" text;
alter table "vendorWorker" add column "sensAgreeYmd" date;
alter table "vendorWorkerQual" add column "verifyStatusCd" text;
alter table "vendorWorkerEdu" add column "instNm" text;
