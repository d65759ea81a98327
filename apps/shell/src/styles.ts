/** The only global styles of the product. The order of layers is declared by the HTML. */
import '@temple/ui/styles/base.css';
import '@temple/ui/styles/tibetan.css';
