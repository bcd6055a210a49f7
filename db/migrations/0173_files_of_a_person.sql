-- What one account has sent lately is summed up before it may send more.
create index on "attachFile" ("createUserId", "createDt");
