-- What shows that a closed improvement did not hold, when it is taken up again (impr.md 4, 재개).
alter table "improvement" add column "recurNo" bigint references "improvement";

-- Files of a comment (impr.md 2, imprComment.fileKey): each belongs to one.
alter table "improvementPicture" add column "commentNo" bigint references "improvementComment" on delete cascade;
alter table "improvementPicture" drop constraint "improvementPicture_check";
alter table "improvementPicture" add constraint "improvementPicture_check" check (num_nonnulls("imprActionNo", "imprVerifyNo", "commentNo") = 1);
create index on "improvementPicture" ("commentNo") where "commentNo" is not null;
