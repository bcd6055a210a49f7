-- A place that was moved because of another work is agreed by the issuer of its area and by the other side.
alter table "permitAdjust" add column "agreeYn" text, add column "otherUserId" text references "user", add column "otherDt" timestamptz;
