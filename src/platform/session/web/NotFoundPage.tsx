import { PageMessage } from './PageMessage.tsx'

export const NotFoundPage = () => <PageMessage code="404" title="notFound.title" help="notFound.help" />
