-- Who has been at the place, proved by the code that is posted there (impr.md 6, field visit check-in): what waits for the next check, and what each check had.
alter table "improvement" add column "visitDt" timestamptz;
alter table "improvement" add column "visitUserId" text;
alter table "improvement" add column "visitTxt" text;
alter table "improvementVerify" add column "visitDt" timestamptz;
alter table "improvementVerify" add column "visitTxt" text;
