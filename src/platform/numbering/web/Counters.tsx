import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, InputNumber } from 'antd'
import { api, ApiError } from '../../../core/web/api.ts'
import { BasePopup } from '../../../core/web/components/BasePopup.tsx'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import { queryClient } from '../../../core/web/query.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { countersQuery } from './numbering-calls.ts'
import type { CounterView } from '../numbering-answers.rule.ts'
import { numberingTexts } from './numbering.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** The newest counts of a rule by plant and period; each goes forwards only. */
export function Counters({ ruleCd }: { ruleCd: string }) {
  const text = useTexts(numberingTexts)
  const tab = useTab()
  const [raised, setRaised] = useState<CounterView>()
  const { data, isPending } = useQuery(countersQuery(ruleCd))
  return (
    <>
      <DataGrid<CounterView>
        label={text('counters')}
        rows={data?.data ?? []}
        rowKey={({ counterKey }) => counterKey}
        height="auto"
        loading={isPending}
        empty={text('noCounters')}
        toolbar={<strong>{text('counters')}</strong>}
        columns={[
          { name: 'plantNm', text: text('plant'), kind: 'text', width: 110 },
          { name: 'lastNo', text: text('last'), kind: 'text', width: 200 },
          { name: 'lastSeq', text: text('seq'), kind: 'number', width: 90 },
          { name: 'updateDt', text: text('at'), kind: 'datetime' },
          {
            name: 'counterKey',
            text: text('raise'),
            kind: 'custom',
            width: 100,
            align: 'center',
            render: (counter) =>
              tab.canWrite && (
                <Button
                  size="small"
                  aria-label={text('raiseOf', { name: counter.lastNo })}
                  onClick={() => setRaised(counter)}
                >
                  {text('raise')}
                </Button>
              ),
          },
        ]}
      />
      {raised && <RaisePopup counter={raised} onClose={() => setRaised(undefined)} />}
    </>
  )
}

function RaisePopup({ counter, onClose }: { counter: CounterView; onClose: () => void }) {
  const text = useTexts(numberingTexts)
  const notice = useNotice()
  const [lastSeq, setLastSeq] = useState<number | null>(counter.lastSeq)
  const [issue, setIssue] = useState<string>()
  const title = text('raiseOf', { name: counter.lastNo })
  const save = async () => {
    try {
      await api.put('/api/manage/numberingcounter', { counterKey: counter.counterKey, lastSeq })
    } catch (error) {
      const [field] = error instanceof ApiError ? error.body.fields : []
      setIssue(field?.message)
      if (!field) notice.failure(error)
      return false
    }
    await queryClient.invalidateQueries({ queryKey: ['numbering'] })
    return true
  }
  return (
    <BasePopup
      open
      title={title}
      onClose={onClose}
      onConfirm={save}
      confirmText={text('raise')}
      confirmDisabled={lastSeq === null}
      widthPx={480}
    >
      <p>{text('raiseHelp')}</p>
      <InputNumber
        aria-label={text('seq')}
        value={lastSeq}
        precision={0}
        status={issue ? 'error' : ''}
        onChange={setLastSeq}
        style={{ width: '100%' }}
      />
      {issue && <Alert type="error" role="alert" showIcon title={issue} style={{ marginTop: 8 }} />}
    </BasePopup>
  )
}
