-- What a source says of an improvement: its agreed due day, who should put it right, and its score on its own scale before and
-- after.
alter table "improvement" add column "sourceDueYmd" date;
alter table "improvement" add column "proposeUserId" text;
alter table "improvement" add column "proposeVendorCd" text references "vendor";
alter table "improvement" add column "scoreBef" numeric(18,3);
alter table "improvement" add column "scoreAft" numeric(18,3);
alter table "improvementVerify" add column "scoreAft" numeric(18,3);
