-- A run says who started it by hand, which rows of its file were wrong, and under which name the file is kept.
alter table "batchHist" add column "errorCnt" numeric(18,0);
alter table "batchHist" add column "actUserId" text references "user";
alter table "batchHist" add column "fileNm" text;
