-- By which channel a message leaves: mail as before, or a text message to a telephone.
alter table "mailQueue" add column "channelCd" text not null default 'NCH02';
alter table "mailQueue" alter column "channelCd" drop default;
