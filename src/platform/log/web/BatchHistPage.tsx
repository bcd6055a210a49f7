import { Tabs, Tag } from 'antd'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import { SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { PageHeader } from '../../../core/web/page/PageHeader.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { FeedRuns } from '../../feed/web/FeedRuns.tsx'
import { feedTexts } from '../../feed/web/feed.texts.ts'
import { batchHist } from '../batch-hist.resource.ts'
import { queueTexts } from '../queue.texts.ts'
import { QueueJobs } from './QueueJobs.tsx'
import { logTexts } from './log.texts.ts'
import './log.css'

/** 배치이력: the clock's jobs and the queue (manage/log/batchHist) */
export function BatchHistPage() {
  const say = useTexts(logTexts)
  const queue = useTexts(queueTexts)
  const feed = useTexts(feedTexts)
  return (
    <div className="register-page">
      <PageHeader help={say('batchHelp')} />
      <Tabs
        className="batch-tabs"
        items={[
          { key: 'runs', label: queue('runs'), children: <BatchRuns /> },
          { key: 'feeds', label: feed('tab'), children: <FeedRuns /> },
          { key: 'queue', label: queue('queue'), children: <QueueJobs /> },
        ]}
      />
    </div>
  )
}

function BatchRuns() {
  const [query, setQuery] = useTabQuery(batchHist)
  return (
    <>
      <SearchPanel resource={batchHist} query={query} onSearch={setQuery} />
      <ResourceGrid
        resource={batchHist}
        query={query}
        onQuery={setQuery}
        cells={{
          resultCd: ({ resultCd, resultNm }) => (
            <Tag color={resultCd === 'FAIL' ? 'red' : 'green'}>{resultNm ?? resultCd}</Tag>
          ),
        }}
      />
    </>
  )
}
