import { useState } from 'react'
import { Button } from 'antd'
import type { Query } from '../../../core/shared/resource.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useAction } from '../../../core/web/data/hooks.ts'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { StateTiles } from '../../../core/web/list/StateTiles.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { queueJob } from '../queue-job.resource.ts'
import { queueTexts } from '../queue.texts.ts'

/** Jobs that wait to be done after an answer, and jobs that failed for good, which can be run again. */
export function QueueJobs() {
  const say = useTexts(queueTexts)
  const notice = useNotice()
  const { canWrite } = useTab()
  const [query, setQuery] = useState<Query<typeof queueJob>>({})
  const [selected, setSelected] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const act = useAction(queueJob, { quiet: true })
  const retry = async () => {
    setBusy(true)
    try {
      for (const key of selected) await act(key, 'retry', {})
      notice.info(say('retried', { count: selected.length }))
      setSelected([])
    } catch (error) {
      notice.failure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <p>{say('help')}</p>
      <SearchPanel resource={queueJob} query={query} onSearch={setQuery} />
      <StateTiles resource={queueJob} query={query} onQuery={setQuery} />
      <ResourceGrid
        resource={queueJob}
        query={query}
        onQuery={setQuery}
        selected={canWrite ? selected : undefined}
        onSelect={canWrite ? setSelected : undefined}
        toolbar={
          canWrite && (
            <Button disabled={selected.length === 0} loading={busy} onClick={() => void retry()}>
              {say('retry')}
            </Button>
          )
        }
      />
    </>
  )
}
