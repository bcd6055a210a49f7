import { useId, type ReactNode } from 'react'
import { Select } from 'antd'
import { useQuery } from '@tanstack/react-query'
import type { AnyResource, Query, Row } from '../../../core/shared/resource.ts'
import { api } from '../../../core/web/api.ts'
import type { GridField } from '../../../grid/columns.ts'
import { ResourceGrid, type ResourceGridProps } from '../../../core/web/list/ResourceGrid.tsx'
import type { PlainQuery } from '../../../core/web/data/query-text.ts'
import { SearchCell, SearchPanel } from '../../../core/web/list/SearchPanel.tsx'
import { useTabQuery } from '../../../core/web/list/use-tab-query.ts'
import { spokenText } from '../../../core/web/text/labels.ts'
import { useLanguage } from '../../../core/web/text/text.ts'
import './log.css'
import { logTexts } from './log.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

/** Titles of the entities that a log names, in the current language. */
export function useEntities(): {
  options: { value: string; label: string }[]
  titleOf: (name: string) => string
} {
  useLanguage()
  const { data } = useQuery({
    queryKey: ['lookup', 'auditTables'],
    queryFn: () => api.get<{ data: { tableNm: string; title: string }[] }>('/api/manage/auditlogs/tables'),
    staleTime: Infinity,
  })
  const options = (data?.data ?? []).map(({ tableNm, title }) => ({
    value: tableNm,
    label: spokenText(tableNm, title),
  }))
  const titles = new Map(options.map(({ value, label }) => [value, label]))
  return { options, titleOf: (name) => titles.get(name) ?? name }
}

interface Props<R extends AnyResource> extends Pick<
  ResourceGridProps<R>,
  'cells' | 'widths' | 'toolbar' | 'onOpen'
> {
  resource: R
  columns?: readonly GridField<Row<R>>[]
  /** Column that names an entity: searched by its title. */
  entity: keyof R['fields'] & string
  children?: ReactNode
}
/** The clock and ended accounts have no name. */
const nameOrId = (row: PlainQuery): string => String(row['userNm'] ?? row['userId'])
const withoutFilter = (resource: AnyResource, name: string): AnyResource => {
  const { [name]: _, ...search } = resource.search as Record<string, unknown>
  return { ...resource, search }
}
const panels = new Map<string, AnyResource>()
/**
 * The definition with its entity filter taken out: the page draws that one itself. Kept, so that its texts
 * are translated once.
 */
function panelOf(resource: AnyResource, entity: string): AnyResource {
  const known = panels.get(resource.name) ?? withoutFilter(resource, entity)
  panels.set(resource.name, known)
  return known
}

/** Search and list of a log whose rows belong to entities. */
export function LogList<R extends AnyResource>({
  resource,
  entity,
  cells,
  widths,
  columns,
  toolbar,
  onOpen,
  children,
}: Props<R>) {
  const say = useTexts(logTexts)
  const id = useId()
  const [query, setQuery] = useTabQuery(resource)
  const { options, titleOf } = useEntities()
  const chosen = (query as PlainQuery)[entity] as string | undefined
  return (
    <div className="register-page">
      <SearchPanel
        resource={panelOf(resource, entity)}
        query={query}
        onSearch={(next) => setQuery(next as Query<R>)}
      >
        <SearchCell id={id} label={say('entity')}>
          <Select
            id={id}
            allowClear
            value={chosen ?? null}
            placeholder={say('all')}
            options={options}
            showSearch={{ optionFilterProp: 'label' }}
            style={{ width: '100%' }}
            onChange={(value?: string) => setQuery({ ...query, [entity]: value, page: 1 })}
          />
        </SearchCell>
      </SearchPanel>
      {children}
      <ResourceGrid
        resource={resource}
        query={query}
        onQuery={setQuery}
        cells={{
          userId: nameOrId,
          [entity]: (row: PlainQuery) => titleOf(String(row[entity])),
          ...cells,
        }}
        widths={widths}
        columns={columns}
        onOpen={onOpen}
        toolbar={toolbar}
      />
    </div>
  )
}
