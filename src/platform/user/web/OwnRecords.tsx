import { useState } from 'react'
import type { AnyResource, Query, Row } from '../../../core/shared/resource.ts'
import { RegisterPopup, type RegisterPageProps } from '../../../core/web/list/RegisterPage.tsx'
import { ResourceGrid } from '../../../core/web/list/ResourceGrid.tsx'
import type { RecordKey } from '../../../core/web/data/query-keys.ts'

export interface OwnRecordsProps<R extends AnyResource> extends Pick<
  RegisterPageProps<R>,
  'resource' | 'first' | 'fields' | 'form' | 'rules' | 'empty'
> {
  /** Keeps the list to the records of the page's own record. */
  filter: Query<R>
}

/** Records that belong to the record of the page: a list of them, and each in a popup. */
export function OwnRecords<R extends AnyResource>({ resource, filter, empty, ...popup }: OwnRecordsProps<R>) {
  const [query, setQuery] = useState<Query<R>>(filter)
  const [opened, setOpened] = useState<{ key?: RecordKey }>()
  return (
    <>
      <ResourceGrid
        resource={resource}
        query={query}
        onQuery={setQuery}
        onOpen={(row: Row<R>) => setOpened({ key: (row as Record<string, RecordKey>)[resource.key]! })}
        onCreate={() => setOpened({})}
        removable
        empty={empty}
        layoutKey={`user-${resource.name}`}
      />
      {opened && (
        <RegisterPopup
          resource={resource}
          {...popup}
          recordKey={opened.key}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  )
}
