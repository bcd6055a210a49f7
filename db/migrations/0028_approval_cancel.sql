-- 취소요청: a new document asks for the closed one to be undone; the closed one stays as it is.
alter table "apprRqst" add "cancelRqstNo" bigint references "apprRqst";
create index on "apprRqst" ("cancelRqstNo") where "cancelRqstNo" is not null;
