-- The first group of documents of a record goes by '' (attachments), whichever way its files came: sheets and a supplier's MSDS were kept under
-- their names, so that the page and the server each saw a part of them.

update "attachFile" set "taskFlag" = '' where "taskClassNm" in ('chmMsds', 'chmMsdsFile') and "taskFlag" = 'document';
update "attachFile" set "taskFlag" = '' where "taskClassNm" = 'chemprod' and "taskFlag" = 'msds';
