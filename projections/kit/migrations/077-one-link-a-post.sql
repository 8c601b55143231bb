-- A post has one normalized link. Before, some addresses of the same post had different links, and some of different posts had
-- the same.
create function read.one_link(link text, was text) returns text language sql immutable as $$
  select coalesce(
    -- The first expression that is not null counts: a video by its id, a post that the app shares, a blog's post by its
    -- number.
    'youtube.com/watch?v=' || substring(link from
      '(?i)^https?://(?:www\.|m\.|mobile\.)?youtu\.be/watch\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[&#]|$)'),
    'youtube.com/watch?v=' || substring(link from
      '(?i)^https?://(?:www\.|m\.|mobile\.)?(?:youtube(?:-nocookie)?|music\.youtube)\.com/(?:embed|e|v|shorts|live|watch)/([A-Za-z0-9_-]{11})/*(?:[?#]|$)'),
    'youtube.com/watch?v=' || substring(link from
      '(?i)^https?://(?:www\.|m\.|mobile\.)?(?:music\.youtube|youtube-nocookie)\.com/watch\?(?:[^#]*&)?v=([A-Za-z0-9_-]{11})(?:[&#]|$)'),
    'instagram.com/p/' || substring(link from
      '(?i)^https?://(?:www\.|m\.|mobile\.)?instagr\.am/(?:[A-Za-z0-9_.]+/)?(?:p|reels?|tv)/([A-Za-z0-9_-]+)/*(?:[?#]|$)'),
    'instagram.com/share/' || substring(link from
      '(?i)^https?://(?:www\.|m\.|mobile\.)?instagram\.com/share/(?:(?:p|reels?|tv)/)?([A-Za-z0-9_-]{6,})/*(?:[?#]|$)'),
    'blog.naver.com/' || lower(coalesce(
      substring(link from '(?i)^https?://(?:m\.)?blog\.naver\.com/PostView\.(?:naver|nhn)\?(?:[^#]*&)?blogId=([A-Za-z0-9_-]+)'),
      substring(link from '(?i)^https?://(?:m\.)?blog\.naver\.com/([A-Za-z0-9_-]+)(?:/\d+)?/*(?:[?#]|$)')))
      || '/' || coalesce(
      substring(link from '(?i)^https?://(?:m\.)?blog\.naver\.com/[A-Za-z0-9_-]+/(\d+)/*(?:[?#]|$)'),
      substring(link from '(?i)^https?://(?:m\.)?blog\.naver\.com/[^#]*[?&]logNo=(\d+)(?:[&#]|$)')),
    regexp_replace(substring(was from '^[a-z0-9-]+\.tistory\.com(?:/[^?]*)?'), '^([^/]+)/m(?=/|$)', '\1'),
    'ameblo.jp' || substring(was from '^(?:s|amp)\.ameblo\.jp(/[^?]*)'),
    was)
$$;
update read.looks set normalized_link = read.one_link(trim(link), normalized_link)
  where link is not null and normalized_link is distinct from read.one_link(trim(link), normalized_link);
drop function read.one_link;

delete from read.look_counters where stat = 'looks_by_link';
insert into read.look_counters (stat, scope, bucket, count)
  select 'looks_by_link', 0, md5(normalized_link), count(*)
    from read.looks where life = 'posted' and normalized_link is not null
    group by 3;

-- Tables of an unfinished rebuild, or from before the last rebuild, have an older schema, so they are dropped.
drop schema if exists read_next cascade;
drop schema if exists read_former cascade;
