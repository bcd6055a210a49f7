import { useQuery } from '@tanstack/react-query'
import { api } from '../../../core/web/api.ts'
import { fileSizeText } from '../../../core/web/components/file-size.ts'
import { DataGrid } from '../../../grid/DataGrid.tsx'
import type { GridField } from '../../../grid/columns.ts'
import { spokenText } from '../../../core/web/text/labels.ts'
import { attachFile } from '../attach-file.resource.ts'
import type { ModuleFiles } from '../log-answers.rule.ts'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Files and bytes per entity. */
export function FileSums() {
  const say = useTexts(logTexts)
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: [attachFile.name, 'sums'],
    queryFn: () => api.get<{ data: ModuleFiles[] }>('/api/manage/attachfiles/sums'),
    select: (answer) => answer.data,
  })
  const number = (name: keyof ModuleFiles, text: string): GridField<ModuleFiles> => ({
    name,
    text,
    kind: 'number',
    width: 110,
    summary: 'sum',
  })
  const columns: GridField<ModuleFiles>[] = [
    {
      name: 'title',
      text: say('entity'),
      kind: 'text',
      width: 200,
      render: ({ taskClassNm, title }) => spokenText(taskClassNm, title),
    },
    number('fileCnt', say('count')),
    {
      name: 'fileSize',
      text: say('size'),
      kind: 'number',
      width: 120,
      render: ({ fileSize }) => fileSizeText(fileSize),
    },
    number('waitingCnt', say('waiting')),
    number('deletedCnt', say('deleted')),
  ]
  const bytes = (data ?? []).reduce((sum, { fileSize }) => sum + fileSize, 0)
  return (
    <>
      <p className="log-note">
        {say('total')}: {fileSizeText(bytes)}
      </p>
      <DataGrid
        label={say('sums')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ taskClassNm }) => taskClassNm}
        loading={isLoading}
        error={error}
        onRetry={() => void refetch()}
        height="auto"
      />
    </>
  )
}
