import { useState } from 'react'
import { Button } from 'antd'
import { flatMenus, session } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import { useMyWork } from './my-work-query.ts'
import { WorkRows } from './WorkRows.tsx'
import { workTexts } from './work.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const shown = 6
const myWorkMenu = 'my/work/myWork'

/**
 * The first of what waits for me, on the first page. The rest stands in the list that the link opens; who has no such
 * menu, as companies, unfolds it here.
 */
export function MyWorkPortlet() {
  const text = useTexts(workTexts)
  const { open } = useTab()
  const { work } = useMyWork()
  const [all, setAll] = useState(false)
  const page = flatMenus(session.get().menus).find(({ frontEndUrl }) => frontEndUrl === myWorkMenu)?.routePath
  if (!work) return <div className="home-portlet-room" />
  return (
    <section className="work-portlet" aria-label={text('title')}>
      <h2 className="portlet-head">
        {text('title')} <b>{work.items.length}</b>
        {work.overdue > 0 && (
          <span className="work-due is-overdue">
            <b>{text('overdue')}</b> {work.overdue}
          </span>
        )}
        {page && work.items.length > 0 && (
          <a
            href={page}
            onClick={(event) => {
              event.preventDefault()
              open(page)
            }}
          >
            {text('showAll', { count: work.items.length })}
          </a>
        )}
      </h2>
      {work.items.length === 0 ? (
        <p>{text('none')}</p>
      ) : (
        <WorkRows items={all && !page ? work.items : work.items.slice(0, shown)} now={work.now} />
      )}
      {!page && work.items.length > shown && (
        <Button type="link" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text('fold') : text('showAll', { count: work.items.length })}
        </Button>
      )}
    </section>
  )
}
