import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Button } from 'antd'
import { addMonths } from '../../../../../core/shared/dates.ts'
import { api, ApiError } from '../../../../../core/web/api.ts'
import { useNotice } from '../../../../../core/web/components/notice.tsx'
import { ownPlant, useOwnScope } from '../../../../../core/web/data/own-scope.ts'
import { queryKeys } from '../../../../../core/web/data/query-keys.ts'
import { RegisterPage } from '../../../../../core/web/list/RegisterPage.tsx'
import { useTab } from '../../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../../core/web/text/define-texts.ts'
import { useToday } from '../../../../../core/web/use-today.ts'
import { safWorkStat } from '../saf-work-stat.resource.ts'
import { statTexts } from '../stat.texts.ts'

/** 근로시간: the hours of each month, worked out from the gates, and the close of a month or a year. */
export function HoursView() {
  const text = useTexts(statTexts)
  const tab = useTab()
  const own = useOwnScope()
  const today = useToday()
  const notice = useNotice()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const plantCd = own.plantCd && !own.anyPlant ? own.plantCd : firstPlant
  const statYm = addMonths(today, -1).slice(0, 7)
  const statYear = String(Number(today.slice(0, 4)) - 1)
  const call = async (name: string, body: object, done: (n: number) => string) => {
    setBusy(true)
    try {
      const { data } = await api.put<{ data: { written: number } | true }>(`${safWorkStat.path}/${name}`, {
        plantCd,
        ...body,
      })
      await client.invalidateQueries({ queryKey: queryKeys.all(safWorkStat) })
      notice.info(done(data === true ? 1 : data.written))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  const closeYear = async () => {
    if (await notice.confirm(text('confirmYear', { year: statYear }), { danger: true }))
      await call('closeyear', { statYear }, () => text('closedYear', { year: statYear }))
  }
  return (
    <RegisterPage
      resource={safWorkStat}
      help={text('help')}
      first={{ statYm, ownerCd: 'employee', srcCd: 'entered', estHours: 0, ...ownPlant(own) }}
      toolbar={
        tab.canWrite && (
          <>
            <Button
              loading={busy}
              onClick={() => void call('fill', { statYm }, (n) => text('filled', { n }))}
            >
              {text('fill')} {statYm}
            </Button>
            <Button
              loading={busy}
              onClick={() => void call('closemonth', { statYm }, (n) => text('closedMonth', { n }))}
            >
              {text('closeMonth')} {statYm}
            </Button>
            <Button loading={busy} onClick={() => void closeYear()}>
              {text('closeYear')} {statYear}
            </Button>
          </>
        )
      }
    />
  )
}
/** Of people who see all plants: the one that is closed from here. */
const firstPlant = '1000'
