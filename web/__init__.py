"""The notebooks as pages without code: a site that needs no server (`build`), and a template for Voila."""
