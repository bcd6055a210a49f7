import { addDays, shortDay, showMoment } from '../../../core/shared/dates.ts'
import type { AnyResource, Query } from '../../../core/shared/resource.ts'
import { LinkTile, Tiles } from '../../../core/web/list/Tile.tsx'
import { rowsAddress, useRowGroups } from '../../../core/web/chart/ListCharts.tsx'
import { useList } from '../../../core/web/data/hooks.ts'
import { canAccess } from '../../../core/web/session-store.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { useToday } from '../../../core/web/use-today.ts'
import { authRequest } from '../../approval/auth-request.resource.ts'
import { mailQueue } from '../../notification/mail-queue.resource.ts'
import { portletTexts } from '../../portlet.texts.ts'
import { batchHist } from '../batch-hist.resource.ts'
import { errorLog } from '../error-log.resource.ts'
import { systemStateTexts } from './system-state.texts.ts'

const backupList = '/manage/log/batchHist'

/** What an administrator looks at first: what failed, what waits to go out, who asks for a right. */
export function SystemState() {
  const say = useTexts(systemStateTexts)
  const name = useTexts(portletTexts)
  const today = useToday()
  const day = { from: addDays(today, -1), to: today }
  return (
    <section className="system-state" aria-label={name('systemState')}>
      <h2 className="portlet-head">{name('systemState')}</h2>
      <Tiles wrap label={name('systemState')}>
        {batchHist.menus.some(canAccess) && <LastBackup />}
        <Tile
          label={say('failedRuns')}
          resource={batchHist}
          by="resultCd"
          query={{ startDt: day, resultCd: ['FAIL'] }}
          list="/manage/log/batchHist"
          alarm
        />
        <Tile
          label={say('errors')}
          resource={errorLog}
          by="srcCd"
          query={{ dt: day }}
          list="/manage/log/errorLog"
          alarm
        />
        <Tile
          label={say('failedMails')}
          resource={mailQueue}
          by="state"
          query={{ state: ['failed'] }}
          list="/manage/notice/mailQueue"
          alarm
        />
        <Tile
          label={say('waitingMails')}
          resource={mailQueue}
          by="state"
          query={{ state: ['waiting'] }}
          list="/manage/notice/mailQueue"
        />
        <Tile
          label={say('requests')}
          resource={authRequest}
          by="state"
          query={{ state: ['pending'] }}
          list="/my/setting/authRequest"
        />
      </Tiles>
    </section>
  )
}

/** When the last backup ended well; one is missing as long as there is none. */
function LastBackup() {
  const say = useTexts(systemStateTexts)
  const today = useToday()
  const query: Query<typeof batchHist> = { batchCd: ['BACKUP'], resultCd: ['SUCCESS'] }
  const { rows, loading } = useList(batchHist, {
    ...query,
    sort: 'startDt',
    direction: 'desc',
    page: 1,
    limit: 20,
  })
  const last = rows[0]?.startDt
  return (
    <LinkTile
      label={say('lastBackup')}
      count={loading ? undefined : last ? shortDay(showMoment(last), today) : say('noBackup')}
      tone={loading || last ? 'done' : 'alarm'}
      to={rowsAddress(backupList, { ...query, sort: 'startDt', direction: 'desc' }, {})}
    />
  )
}

interface TileProps<R extends AnyResource> {
  label: string
  resource: R
  by: string
  query: Query<R>
  list: string
  alarm?: boolean
}
/** A count that opens its rows; none where the list may not be opened. */
function Tile<R extends AnyResource>(props: TileProps<R>) {
  return props.resource.menus.some(canAccess) ? <Count {...props} /> : null
}
function Count<R extends AnyResource>({ label, resource, by, query, list, alarm }: TileProps<R>) {
  const groups = useRowGroups(resource, { by }, query)
  const count = groups?.reduce((sum, group) => sum + group.count, 0)
  return (
    <LinkTile label={label} count={count} tone={alarm ? 'alarm' : 'wait'} to={rowsAddress(list, query, {})} />
  )
}
