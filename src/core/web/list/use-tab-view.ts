import { useTab } from '../TabHost.tsx'

/** Name in the address under which a page keeps which of its views is shown. */
const viewName = 'view'

/**
 * The view of a page that has several, kept in its address: a reload, a favourite and a link to a colleague open
 * the same one.
 * @param views names as they stand in the address; the first is shown without one, and for an unknown name
 */
export function useTabView<View extends string>(
  views: readonly [View, ...View[]],
): [View, (view: View) => void] {
  const { params, setSearch } = useTab()
  const view = views.find((each) => each === params.get(viewName)) ?? views[0]
  const choose = (next: View) => {
    const changed = new URLSearchParams(params)
    if (next === views[0]) changed.delete(viewName)
    else changed.set(viewName, next)
    // The page number belongs to the list that is left.
    changed.delete('page')
    setSearch(changed)
  }
  return [view, choose]
}
