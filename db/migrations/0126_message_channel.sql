-- By which channel a message leaves: mail as before, or a text message to a telephone. The default stays for the program before this one, which may still
-- write mails while it is replaced.
alter table "mailQueue" add column "channelCd" text not null default 'NCH02';
