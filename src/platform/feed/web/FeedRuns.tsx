import { DownloadOutlined, PlayCircleOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { showMoment } from '../../../core/shared/dates.ts'
import { api } from '../../../core/web/api.ts'
import { BusyButton } from '../../../core/web/components/BusyButton.tsx'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { useNotice } from '../../../core/web/components/notice.tsx'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useTexts } from '../../../core/web/text/define-texts.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { batchHist } from '../../log/batch-hist.resource.ts'
import type { FeedState, FeedStates } from '../feed-answers.rule.ts'
import { feedTexts } from './feed.texts.ts'

/** The columns of the last run beside those of the file. */
const rowOf = (feed: FeedState) => ({
  ...feed,
  startDt: feed.last?.startDt,
  actUserNm: feed.last?.actUserNm,
})
type FeedRow = ReturnType<typeof rowOf>

/** 연동 파일: what waits in the folder of other systems, what the last run did, and a run by hand. */
export function FeedRuns() {
  const say = useTexts(feedTexts)
  const { canWrite } = useTab()
  const notice = useNotice()
  const client = useQueryClient()
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [batchHist.name, 'feeds'],
    queryFn: ({ signal }) => api.get<{ data: FeedStates }>('/api/manage/feeds', undefined, { signal }),
    select: ({ data: { isSet, feeds } }) => ({ isSet, rows: feeds.map(rowOf) }),
  })
  const run = async () => {
    const { data: done } = await api.post<{ data: { files: string[] } }>('/api/manage/feeds/run')
    await client.invalidateQueries({ queryKey: [batchHist.name] })
    notice.info(done.files.length > 0 ? say('done', { files: done.files.join(', ') }) : say('nothing'))
  }
  const columns: GridField<FeedRow>[] = [
    { name: 'title', text: say('title'), kind: 'text', width: 120 },
    { name: 'file', text: say('file'), kind: 'text', width: 150 },
    {
      name: 'waiting',
      text: say('state'),
      kind: 'custom',
      width: 240,
      render: ({ waiting }) =>
        waiting
          ? say('waits', { size: fileSizeText(waiting.fileSize), time: showMoment(waiting.fileDt) })
          : say('none'),
    },
    {
      name: 'startDt',
      text: say('last'),
      kind: 'custom',
      width: 150,
      render: ({ last }) => (last ? showMoment(last.startDt) : ''),
    },
    {
      name: 'actUserNm',
      text: say('by'),
      kind: 'custom',
      width: 120,
      render: ({ last }) => (last ? (last.actUserNm ?? say('clock')) : ''),
    },
    {
      name: 'last',
      text: say('report'),
      kind: 'custom',
      width: 420,
      render: ({ last }) =>
        last && (
          <span className="log-tools">
            {last.message?.split('\n')[0]}
            {Boolean(last.errorCnt) && (
              <Button
                size="small"
                danger
                icon={<DownloadOutlined aria-hidden />}
                onClick={() => void api.download(`/api/manage/batchhist/${last.batchHistNo}/errors`)}
              >
                {say('errors', { count: last.errorCnt! })}
              </Button>
            )}
          </span>
        ),
    },
  ]
  return (
    <>
      <p>{say('help')}</p>
      {data?.isSet === false && <Alert type="warning" showIcon title={say('notSet')} />}
      <DataGrid
        label={say('tab')}
        columns={columns}
        rows={data?.rows ?? []}
        rowKey={({ file }) => file}
        loading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
        toolbar={
          canWrite &&
          data?.isSet && (
            <BusyButton type="primary" icon={<PlayCircleOutlined aria-hidden />} action={run}>
              {say('run')}
            </BusyButton>
          )
        }
      />
    </>
  )
}
